Object dread_line
name look of dread
name_pl look of dreads
type 102
subtype 4
speed 1
level 6
move_type fly_low
no_pick 1
glyph -
icon dread-skull
hue death
end
