Object wedge_of_verdict
name verdict
name_pl verdicts
type 102
subtype 7
speed 1
move_on walk
move_type fly_low
no_pick 1
glyph ^
icon gem-necklace
hue light
end
