Object fireball_flight
name ball of fire
type 102
subtype 5
speed 1
move_type fly_low
no_pick 1
other_arch fireball_burst
glyph *
icon fireball
hue fire
end
