Object ring_of_the_duellist
name ring of the duellist
name_pl rings of the duellist
type 70
to_hit_dice 2d5
to_dam_dice 2d5
weight 135
value 400
glyph =
icon ring
hue wounding
msg
It was won at dawn, in a field, more than once.
endmsg
end
