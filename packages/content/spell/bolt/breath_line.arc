Object breath_line
name last breath
name_pl last breaths
type 102
subtype 4
speed 1
level 14
move_type fly_low
no_pick 1
glyph -
icon crowned-skull
hue death
end
