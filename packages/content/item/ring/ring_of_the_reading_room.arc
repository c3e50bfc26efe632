Object ring_of_the_reading_room
name ring of the reading room
name_pl rings of the reading room
type 70
bonus 1
bonus_to intelligence wisdom
weight 135
value 400
glyph =
icon ring
hue information
msg
It belonged to a librarian who never raised her voice and was always obeyed.
endmsg
end
