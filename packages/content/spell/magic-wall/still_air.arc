# One piece of a wall against magic.
Object still_air
name still air
name_pl still airs
type 102
subtype 7
speed 1
move_on walk fly_low
move_type fly_low
no_pick 1
glyph :
icon magic-shield
hue magic
end
