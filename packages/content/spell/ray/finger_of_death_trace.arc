Object finger_of_death_trace
name pointing of death
name_pl pointings of death
type 102
subtype 101
speed 1
move_type fly_low
no_pick 1
glyph -
icon death-zone
hue death
end
