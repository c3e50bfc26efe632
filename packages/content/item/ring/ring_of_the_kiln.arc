# Attuned to fire, repelled by frost.
Object ring_of_the_kiln
name ring of the kiln
name_pl rings of the kiln
type 70
path_attuned 2
path_repelled 4
weight 135
value 250
glyph =
icon ring
hue fire
msg
Warm on the finger, and warmer when you are angry. Snow takes it personally.
endmsg
end
