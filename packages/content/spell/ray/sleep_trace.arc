Object sleep_trace
name drowsy shimmer
name_pl drowsy shimmers
type 102
subtype 101
speed 1
move_type fly_low
no_pick 1
glyph -
icon night-sleep
hue mind
end
