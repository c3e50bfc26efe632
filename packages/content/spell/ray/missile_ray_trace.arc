Object missile_ray_trace
name ray of missiles
name_pl rays of missiles
type 102
subtype 101
speed 1
move_type fly_low
no_pick 1
glyph -
icon arrow-flights
hue missiles
end
