Object reaping_scythe
name reaping scythe
name_pl reaping scythes
type 15
weapon_kind polearm
weapon_skill polearms
damage_dice 8d4
two_handed 1
tenths_of_pound 250
weight 11250
value 3500
glyph )
icon reaper-scythe
hue information
msg
The edge cannot be seen from the front. That is usually where one stands.
endmsg
end
