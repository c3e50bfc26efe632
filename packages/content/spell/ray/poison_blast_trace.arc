Object poison_blast_trace
name green breath
name_pl green breaths
type 102
subtype 101
speed 1
move_type fly_low
no_pick 1
glyph -
icon poison-gas
hue poison
end
