Object cancellation_trace
name blank ray
name_pl blank rays
type 102
subtype 103
speed 1
move_type fly_low
no_pick 1
glyph -
icon cancel
hue death
end
