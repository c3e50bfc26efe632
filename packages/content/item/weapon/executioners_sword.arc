Object executioners_sword
name executioner’s sword
name_pl executioner’s swords
type 15
weapon_kind sword
weapon_skill two-handed-sword
damage_dice 4d5
two_handed 1
tenths_of_pound 260
weight 11700
value 850
glyph )
icon broadsword
hue information
msg
It has no point. It never needed one.
endmsg
end
