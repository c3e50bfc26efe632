Object torch
name torch
name_pl torches
type 82
material 16
wear light
light_radius 2
fuel 5000
tenths_of_pound 30
weight 1350
value 4
glyph ~
icon torch
hue light
msg
Pitch and rag on a stick. It lights the way and tells everybody.
endmsg
end
