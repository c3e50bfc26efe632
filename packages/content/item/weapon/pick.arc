Object pick
name pick
name_pl picks
type 15
effect dig-tool
weapon_kind digger
weapon_skill pick-axe
damage_dice 1d3
tenths_of_pound 150
weight 6750
value 50
glyph )
icon mining
hue information
msg
Rock gives way to it in the end. So does patience.
endmsg
end
