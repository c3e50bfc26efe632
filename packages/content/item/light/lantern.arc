Object lantern
name lantern
name_pl lanterns
type 82
wear light
light_radius 2
rule_kind brass-lantern
charges_dice 1
fuel_dice 1d500+999
fuel 1200
tenths_of_pound 30
weight 1350
value 100
glyph ~
icon old-lantern
hue light
msg
Brass, with a shutter for second thoughts.
endmsg
end
