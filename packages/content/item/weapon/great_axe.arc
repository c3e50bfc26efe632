Object great_axe
name great axe
name_pl great axes
type 15
weapon_kind polearm
weapon_skill axe
damage_dice 4d4
two_handed 1
tenths_of_pound 230
weight 10350
value 500
glyph )
icon battered-axe
hue information
msg
Trees lean away from it.
endmsg
end
