# Shows hidden doors, passages, levers, plates and signs, and creatures that can't be seen.
Object spell_unveil
name unveil
name_pl unveilings
type 101
subtype 33
level 5
spell_level 3
school divination
sp 10
casting_time 15
path_attuned 8192
range 7
range_modifier 4
make_invisible 1
other_arch lifted_veil
value 110
delay 4
glyph ?
icon all-seeing-eye
hue information
invisible 1
no_drop 1
msg
Whatever has been standing very still and hoping is asked to stop.
endmsg
end
Object lifted_veil
name lifted veil
name_pl lifted veils
speed 1
food 3
is_used_up 1
move_type fly_low
no_pick 1
glyph *
icon all-seeing-eye
hue information
end
