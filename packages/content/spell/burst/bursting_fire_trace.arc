Object bursting_fire_trace
name streak of fire
name_pl streak of fires
type 102
subtype 102
speed 1
other_arch bursting_fire_burst
move_type fly_low
no_pick 1
glyph -
icon fire-ray
hue fire
end
