Object frost_bolt_flight
name line of frost
name_pl lines of frost
type 102
subtype 4
speed 1
glow_radius 1
move_type fly_low
no_pick 1
glyph -
icon ice-spear
hue frost
end
