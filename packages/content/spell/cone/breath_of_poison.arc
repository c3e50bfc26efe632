Object breath_of_poison
name breath of poison
name_pl breaths of poison
type 102
subtype 7
speed 1
move_on walk
move_type fly_low
no_pick 1
glyph ^
icon poison-gas
hue poison
end
