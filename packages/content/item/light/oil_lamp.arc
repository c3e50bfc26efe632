Object oil_lamp
name oil lamp
name_pl oil lamps
type 82
wear light
looks_like lamp
light_radius 2
rule_kind oil-lamp
charges_dice 1
fuel_dice 1d500+999
fuel 1200
tenths_of_pound 20
weight 900
value 10
icon magic-lamp
glyph ~
hue light
msg
Clay, with a spout. It smells of fish and of evenings.
endmsg
end
