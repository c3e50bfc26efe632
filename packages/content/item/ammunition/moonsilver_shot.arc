Object moonsilver_shot
name moonsilver shot
name_pl moonsilver shots
type 13
weapon_kind shot
weapon_skill sling
damage_dice 2d4
to_hit 5
to_dam 5
tenths_of_pound 4
weight 180
value 20
glyph {
icon glass-ball
hue missiles
msg
Light, bright and perfectly round. It leaves the sling already knowing.
endmsg
end
