Object dig_trace
name falling dust
name_pl falling dusts
type 102
subtype 107
speed 1
move_type fly_low
no_pick 1
glyph -
icon dig-dug
hue wounding
end
