Object battle_axe
name battle axe
name_pl battle axes
type 15
weapon_kind polearm
weapon_skill axe
damage_dice 2d8
tenths_of_pound 170
weight 7650
value 334
glyph )
icon battle-axe
hue information
msg
Two edges, so that it is never holding the wrong one.
endmsg
end
