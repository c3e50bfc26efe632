Object shovel
name shovel
name_pl shovels
type 15
effect dig-tool
digging -4
weapon_kind digger
weapon_skill pick-axe
damage_dice 1d2
tenths_of_pound 60
weight 2700
value 10
glyph )
icon spade
hue information
msg
Made for turning earth over. It will do the same for an argument, slowly.
endmsg
end
