Object dwarven_pick
name dwarven pick
name_pl dwarven picks
type 15
effect dig-tool
digging 3
weapon_kind digger
weapon_skill pick-axe
damage_dice 1d4
tenths_of_pound 200
weight 9000
value 600
glyph )
icon mining
hue information
msg
It has opened more mountains than doors, and no door has ever held it.
endmsg
end
