# What lamp wardens do to visitors after dark.
Object ability_point_out
name point out
type 101
subtype 44
level 3
spell_level 2
school divination
monster_only 1
sp 8
casting_time 10
path_attuned 524288
duration 6
duration_modifier 4
range 4
other_arch passing_glimmer
reach 4
glyph *
icon sparkles
hue light
invisible 1
no_drop 1
msg
It points, and you shine.
endmsg
end
