# It stays where it was sent, and spreads a little.
Object cloud_of_gnats
name cloud of gnats
name_pl clouds of gnats
type 102
subtype 6
speed 0.5
move_type fly_low
no_pick 1
glyph ^
icon fly
hue poison
end
