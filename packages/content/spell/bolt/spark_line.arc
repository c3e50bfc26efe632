Object spark_line
name line of sparks
name_pl lines of sparks
type 102
subtype 4
speed 1
move_type fly_low
no_pick 1
glyph -
icon electric
hue electricity
end
