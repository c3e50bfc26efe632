# One piece of a wall of fire.
Object hedge_of_flame
name hedge of flame
name_pl hedges of flame
type 102
subtype 7
speed 1
glow_radius 2
move_on walk fly_low
move_type fly_low
no_pick 1
glyph ^
icon small-fire
hue fire
end
