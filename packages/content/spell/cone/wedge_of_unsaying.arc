Object wedge_of_unsaying
name unsaying
name_pl unsayings
type 102
subtype 7
speed 1
move_on walk
move_type fly_low
no_pick 1
glyph ^
icon rune-stone
hue magic
end
