Object light_crossbow
name light crossbow
name_pl light crossbows
type 14
material 16
weapon_skill crossbow
launcher_kind light-crossbow
wear launcher
tenths_of_pound 110
weight 4950
value 140
glyph }
icon crossbow
hue missiles
msg
It does not care how strong you are, only how patient.
endmsg
end
