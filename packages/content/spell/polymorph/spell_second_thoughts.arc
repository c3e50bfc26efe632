# Turns creatures and things in a line into others of their kind, where the world allows it.
Object spell_second_thoughts
name second thoughts
name_pl second thoughts
type 101
subtype 29
level 9
spell_level 5
school matter
sp 24
casting_time 30
path_attuned 16384
range 4
range_modifier 6
other_arch shape_flicker
value 240
delay 5
glyph +
icon transform
hue magic
invisible 1
no_drop 1
msg
You suggest to everything in a row that it could have been something else.
endmsg
end
Object shape_flicker
name flicker
name_pl flickers
speed 1
food 4
is_used_up 1
move_type fly_low
no_pick 1
glyph *
icon transform
hue magic
end
