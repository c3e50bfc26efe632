# What is seen where a curse takes hold.
Object passing_frown
name frown
name_pl frowns
speed 1
food 4
is_used_up 1
move_type fly_low
no_pick 1
glyph *
icon cursed-star
hue death
end
