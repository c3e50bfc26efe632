Object ember_line
name ember
name_pl embers
type 102
subtype 4
speed 1
level 6
move_type fly_low
no_pick 1
glyph -
icon small-fire
hue fire
end
