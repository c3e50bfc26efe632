Object witch_lamp
name witch light
name_pl witch lights
speed 0.03
glow_radius 3
is_used_up 1
move_type fly_low
no_pick 1
glyph *
icon sparkles
hue light
end
