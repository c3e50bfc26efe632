Object glare_line
name glare
name_pl glares
type 102
subtype 4
speed 1
level 6
move_type fly_low
no_pick 1
glyph -
icon sunken-eye
hue light
end
