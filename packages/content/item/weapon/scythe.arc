Object scythe
name scythe
name_pl scythes
type 15
weapon_kind polearm
weapon_skill polearms
damage_dice 5d3
two_handed 1
tenths_of_pound 250
weight 11250
value 800
glyph )
icon scythe
hue information
msg
It has brought in eighty harvests. This would be the first to object.
endmsg
end
