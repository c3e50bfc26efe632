Object lantern
name lantern
name_pl lanterns
type 82
wear light
light_radius 2
fuel 15000
tenths_of_pound 50
weight 2250
value 100
glyph ~
icon old-lantern
hue light
msg
Brass, with a shutter for second thoughts.
endmsg
end
