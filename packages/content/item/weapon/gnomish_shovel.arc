Object gnomish_shovel
name gnomish shovel
name_pl gnomish shovels
type 15
effect dig-tool
digging -2
weapon_kind digger
weapon_skill pick-axe
damage_dice 1d2
tenths_of_pound 60
weight 2700
value 100
glyph )
icon spade
hue information
msg
Short in the handle and sharp all round, for people who dig lying down.
endmsg
end
