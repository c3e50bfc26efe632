Object teleport_away_trace
name fold in the air
name_pl fold in the airs
type 102
subtype 103
speed 1
move_type fly_low
no_pick 1
glyph -
icon teleport
hue teleportation
end
