Object lochaber_axe
name Lochaber axe
name_pl Lochaber axes
type 15
weapon_kind polearm
weapon_skill polearms
damage_dice 3d8
two_handed 1
tenths_of_pound 250
weight 11250
value 750
glyph )
icon sharp-halberd
hue information
msg
A cleaver on a pole, with a hook at the back for riders. There are no riders down here, and it has not noticed.
endmsg
end
