Object cloud_of_spores
name cloud of spores
name_pl clouds of spores
type 102
subtype 7
speed 1
move_on walk
move_type fly_low
no_pick 1
glyph ^
icon mushroom-cloud
hue poison
end
