# The mark of a god on the floor.
Object print_of_a_hand
name print of a hand
name_pl prints of a hand
type 102
subtype 6
speed 1
move_type fly_low
no_pick 1
glyph ^
icon stake-hammer
hue wounding
end
