Object wedge_of_acid
name wedge of acid
name_pl wedges of acid
type 102
subtype 7
speed 1
move_on walk
move_type fly_low
no_pick 1
glyph ^
icon goo-spurt
hue acid
end
