Object knock_trace
name polite knock
name_pl polite knocks
type 102
subtype 103
speed 1
move_type fly_low
no_pick 1
glyph -
icon key
hue information
end
