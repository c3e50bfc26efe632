Object bursting_fire_burst
name burst of fire
name_pl burst of fires
type 102
subtype 102
speed 1
glow_radius 1
move_type fly_low
no_pick 1
glyph *
icon fire-bomb
hue fire
end
