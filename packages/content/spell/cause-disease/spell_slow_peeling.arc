# A disease without end, which grows.
Object spell_slow_peeling
name slow peeling
name_pl slow peelings
type 101
subtype 45
school clerical
path_attuned 131072
casting_time 10
attacktype 33554432
level 12
spell_level 4
grace 26
maxgrace 20
range 5
range_modifier 8
dam_modifier 6
duration_modifier 6
other_arch the_peeling
value 200
delay 5
glyph +
icon bandaged
hue poison
invisible 1
no_drop 1
msg
You ask the skin whether it has thought of leaving. It had not, until now.
endmsg
end
