Object war_hammer
name war hammer
name_pl war hammers
type 15
weapon_kind hafted
weapon_skill hammer
damage_dice 3d3
tenths_of_pound 120
weight 5400
value 225
glyph )
icon war-pick
hue information
msg
It opens plate as a cook opens crabs.
endmsg
end
