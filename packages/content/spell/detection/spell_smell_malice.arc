# Shows which things are cursed, those in the pack included.
Object spell_smell_malice
name smell malice
name_pl smells of malice
type 101
subtype 33
level 3
spell_level 2
school divination
grace 6
casting_time 10
path_attuned 8192
range 8
range_modifier 4
known_cursed 1
other_arch sour_shimmer
value 60
delay 3
glyph ?
icon prayer-beads
hue information
invisible 1
no_drop 1
msg
Ill will goes off like milk. You breathe in, and regret it in the right direction.
endmsg
end
Object sour_shimmer
name sour shimmer
name_pl sour shimmers
speed 1
food 3
is_used_up 1
move_type fly_low
no_pick 1
glyph *
icon holy-symbol
hue death
end
