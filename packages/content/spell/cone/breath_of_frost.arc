Object breath_of_frost
name breath of frost
name_pl breaths of frost
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
