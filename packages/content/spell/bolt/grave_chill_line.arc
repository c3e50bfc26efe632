Object grave_chill_line
name grave chill
name_pl grave chills
type 102
subtype 4
speed 1
level 6
move_type fly_low
no_pick 1
glyph -
icon frozen-arrow
hue frost
end
