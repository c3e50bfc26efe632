# Maps the connected open ground around the caster.
Object spell_lay_of_the_land
name lay of the land
name_pl lays of the land
type 101
subtype 14
level 6
spell_level 4
school divination
sp 12
casting_time 20
path_attuned 8192
other_arch drifting_lines
value 150
delay 5
glyph ?
icon compass
hue information
invisible 1
no_drop 1
msg
You let the floor under your feet remember where it leads. It remembers corners better than what stands in them.
endmsg
end
Object drifting_lines
name drifting lines
name_pl drifting lines
speed 1
food 5
is_used_up 1
move_type fly_low
no_pick 1
glyph *
icon compass
hue information
end
