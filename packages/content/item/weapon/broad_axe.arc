Object broad_axe
name broad axe
name_pl broad axes
type 15
weapon_kind polearm
weapon_skill axe
damage_dice 2d6
tenths_of_pound 160
weight 7200
value 304
glyph )
icon sharp-axe
hue information
msg
Squares timber, and anything that stands in for it.
endmsg
end
