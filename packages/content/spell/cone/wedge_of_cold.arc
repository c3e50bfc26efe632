Object wedge_of_cold
name wedge of cold
name_pl wedges of cold
type 102
subtype 7
speed 1
move_on walk
move_type fly_low
no_pick 1
glyph ^
icon snowflake-1
hue frost
end
