Object mace_of_unbinding
name mace of unbinding
name_pl maces of unbinding
type 15
weapon_kind hafted
weapon_skill mace
damage_dice 5d8
combat_flags slay-undead
two_handed 1
tenths_of_pound 400
weight 18000
value 4300
glyph )
icon mace-head
hue information
msg
What ought to be lying down lies down again. Everyone else is merely hit very hard.
endmsg
end
