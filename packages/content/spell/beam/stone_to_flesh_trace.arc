Object stone_to_flesh_trace
name waft of roast
name_pl waft of roasts
type 102
subtype 103
speed 1
move_type fly_low
no_pick 1
glyph -
icon meat
hue restoration
end
