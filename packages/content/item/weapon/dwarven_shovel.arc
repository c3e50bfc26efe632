Object dwarven_shovel
name dwarven shovel
name_pl dwarven shovels
type 15
effect dig-tool
weapon_kind digger
weapon_skill pick-axe
damage_dice 1d3
tenths_of_pound 120
weight 5400
value 200
glyph )
icon spade
hue information
msg
The blade has a maker’s mark on it, and the names of three owners.
endmsg
end
