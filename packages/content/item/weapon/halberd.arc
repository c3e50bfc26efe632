Object halberd
name halberd
name_pl halberds
type 15
weapon_kind polearm
weapon_skill polearms
damage_dice 3d5
two_handed 1
tenths_of_pound 190
weight 8550
value 430
glyph )
icon halberd
hue information
msg
An axe, a spear and a hook, all on one bad temper.
endmsg
end
