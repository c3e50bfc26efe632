Object fan_of_fire
name fan of fire
name_pl fans of fire
type 102
subtype 7
speed 1
glow_radius 1
move_on walk
move_type fly_low
no_pick 1
glyph ^
icon small-fire
hue fire
end
