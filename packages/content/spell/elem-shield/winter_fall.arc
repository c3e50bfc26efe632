# What a winter mantle lays around its bearer.
Object winter_fall
name rime
name_pl rime
speed 1
food 2
is_used_up 1
move_type fly_low
no_pick 1
glyph *
icon snowflake-2
hue frost
end
