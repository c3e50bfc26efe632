Object polymorph_trace
name ripple of change
name_pl ripple of changes
type 102
subtype 103
speed 1
move_type fly_low
no_pick 1
glyph -
icon butterfly
hue information
end
