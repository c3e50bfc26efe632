Object mace
name mace
name_pl maces
type 15
weapon_kind hafted
weapon_skill mace
damage_dice 2d4
tenths_of_pound 120
weight 5400
value 130
glyph )
icon flanged-mace
hue information
msg
A stick with an argument at the end of it. No edge, so no blessing needed.
endmsg
end
