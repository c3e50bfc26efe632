Object snowball_flight
name snowball
name_pl snowballs
type 102
subtype 5
speed 1
move_type fly_low
no_pick 1
glyph *
icon ice-cube
hue frost
end
