Object lance
name lance
name_pl lances
type 15
weapon_kind polearm
weapon_skill lance
damage_dice 2d8
tenths_of_pound 300
weight 13500
value 230
glyph )
icon spear-hook
hue information
msg
Meant for the far end of a gallop. On foot it is a fence post with ambitions.
endmsg
end
