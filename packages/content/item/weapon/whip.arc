Object whip
name whip
name_pl whips
type 15
material 8
effect whip
weapon_kind hafted
weapon_skill whip
damage_dice 1d3
tenths_of_pound 30
weight 1350
value 30
glyph )
icon whip
hue information
msg
Nine feet of plaited opinion. It reaches, it stings, it settles nothing.
endmsg
end
