Object pike
name pike
name_pl pikes
type 15
weapon_kind polearm
weapon_skill polearms
damage_dice 2d5
two_handed 1
tenths_of_pound 160
weight 7200
value 358
glyph )
icon barbed-spear
hue information
msg
It was one of a hundred in a row. Alone it is a long way from one end to the other.
endmsg
end
