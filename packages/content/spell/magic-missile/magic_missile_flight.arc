Object magic_missile_flight
name magic missile
name_pl magic missiles
type 102
subtype 11
speed 1
move_on walk
move_type fly_low
no_pick 1
glyph -
icon arcing-bolt
hue magic
end
