Object beaked_axe
name beaked axe
name_pl beaked axes
type 15
weapon_kind polearm
weapon_skill polearms
damage_dice 2d6
two_handed 1
tenths_of_pound 180
weight 8100
value 408
glyph )
icon war-axe
hue information
msg
The beak is for getting in, the edge for staying there.
endmsg
end
