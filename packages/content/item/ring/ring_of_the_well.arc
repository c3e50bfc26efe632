# Attuned to frost, repelled by fire.
Object ring_of_the_well
name ring of the well
name_pl rings of the well
type 70
path_attuned 4
path_repelled 2
weight 135
value 250
glyph =
icon ring
hue frost
msg
A drop of water stands on it and has never yet fallen.
endmsg
end
