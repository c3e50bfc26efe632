# What is seen where a lasting spell takes hold.
Object passing_glimmer
name glimmer
name_pl glimmers
speed 1
food 4
is_used_up 1
move_type fly_low
no_pick 1
glyph *
icon sparkles
hue magic
end
