Object broad_sword
name broad sword
name_pl broad swords
type 15
weapon_kind sword
weapon_skill broad-sword
damage_dice 2d5
tenths_of_pound 150
weight 6750
value 255
glyph )
icon broadsword
hue information
msg
Plain, heavy and fair to all.
endmsg
end
