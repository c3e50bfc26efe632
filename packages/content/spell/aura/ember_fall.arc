# What an ember ring lays around its bearer.
Object ember_fall
name embers
name_pl embers
speed 1
food 2
is_used_up 1
move_type fly_low
no_pick 1
glyph *
icon small-fire
hue fire
end
