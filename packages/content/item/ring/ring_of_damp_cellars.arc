Object ring_of_damp_cellars
name ring of damp cellars
name_pl rings of damp cellars
type 70
resist_fire 40
weight 135
value 250
glyph =
icon ring
hue frost
msg
There is moss in the setting, and it is doing well. Fire finds it disheartening.
endmsg
end
