Object wizard_lock_trace
name falling bolt
name_pl falling bolts
type 102
subtype 103
speed 1
move_type fly_low
no_pick 1
glyph -
icon key-lock
hue information
end
