Object orcish_pick
name orcish pick
name_pl orcish picks
type 15
effect dig-tool
digging 1
weapon_kind digger
weapon_skill pick-axe
damage_dice 1d3
tenths_of_pound 180
weight 8100
value 300
glyph )
icon mining
hue information
msg
Half mining tool, half grudge. The point has been straightened on somebody.
endmsg
end
