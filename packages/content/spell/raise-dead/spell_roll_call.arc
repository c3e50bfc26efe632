# Brings a dead hero back by the name alone, from wherever the body lies.
Object spell_roll_call
name roll call
name_pl roll calls
type 101
subtype 1
level 13
spell_level 6
school clerical
grace 60
maxgrace 20
casting_time 30
path_attuned 256
last_heal 1
con 3
exp 4
wakes_with 25
randomitems wrong_answers
value 340
delay 10
glyph +
icon ghost
hue summoning
invisible 1
no_drop 1
msg
The list is read to the end. Somebody who should not be able to says: here.
endmsg
end
