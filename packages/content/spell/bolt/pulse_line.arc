Object pulse_line
name stolen pulse
name_pl stolen pulses
type 102
subtype 4
speed 1
level 7
move_type fly_low
no_pick 1
glyph -
icon drop
hue healing
end
