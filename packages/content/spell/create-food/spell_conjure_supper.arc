# Food from nothing: the richest that the level pays for, or what the caster names.
Object spell_conjure_supper
name conjure supper
name_pl conjured suppers
type 101
subtype 22
level 5
spell_level 3
school clerical
grace 10
casting_time 20
path_attuned 2048
food 150
duration_modifier 2
value 110
delay 4
glyph %
icon meal
hue summoning
invisible 1
no_drop 1
msg
The table is laid, except for the table. Ask for something plain and there is more of it.
endmsg
end
