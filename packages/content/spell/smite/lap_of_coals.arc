# Coals that fall from nowhere.
Object lap_of_coals
name lap of coals
name_pl laps of coals
type 102
subtype 6
speed 1
move_type fly_low
no_pick 1
glow_radius 2
glyph ^
icon burning-skull
hue fire
end
