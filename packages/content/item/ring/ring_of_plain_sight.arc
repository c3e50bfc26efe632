Object ring_of_plain_sight
name ring of plain sight
name_pl rings of plain sight
type 70
see_invisible 1
weight 135
value 150
glyph =
icon ring
hue information
msg
Whoever wears it sees what is there, and sleeps worse.
endmsg
end
