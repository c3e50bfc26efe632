Object great_fireball_flight
name great ball of fire
name_pl great balls of fire
type 102
subtype 5
speed 1
glow_radius 3
other_arch fireball_burst
move_type fly_low
no_pick 1
glyph *
icon comet-spark
hue fire
end
