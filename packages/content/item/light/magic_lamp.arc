Object magic_lamp
name magic lamp
name_pl magic lamps
type 82
wear light
looks_like lamp
light_radius 2
rule_kind magic-lamp
magical 1
charges_dice 1
favour_one_in 2
everburning 1
tenths_of_pound 20
weight 900
value 500
icon magic-lamp
glyph ~
hue light
msg
The oil in it is never less. Nobody has thought of looking what is under the oil.
endmsg
end
