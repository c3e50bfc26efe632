Object scimitar
name scimitar
name_pl scimitars
type 15
weapon_kind sword
weapon_skill scimitar
damage_dice 2d5
tenths_of_pound 130
weight 5850
value 250
glyph )
icon scythe
hue information
msg
The curve does half the work.
endmsg
end
