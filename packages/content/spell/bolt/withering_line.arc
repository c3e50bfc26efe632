Object withering_line
name withering
name_pl witherings
type 102
subtype 4
speed 1
level 6
move_type fly_low
no_pick 1
glyph -
icon drop
hue poison
end
