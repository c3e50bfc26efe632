# The cheapest thing to throw: one hit, a long way.
Object spell_snowball
name snowball
name_pl snowballs
type 101
subtype 5
level 1
spell_level 1
school attack
skill sorcery
sp 2
maxsp 10
casting_time 10
path_attuned 4
attacktype 18
dam 5
dam_modifier 2
other_arch snowball_flight
value 20
delay 2
glyph *
icon snowing
hue frost
invisible 1
no_drop 1
msg
Packed hard, thrown straight. It stops at the first thing it meets, and so does the thing.
endmsg
end
