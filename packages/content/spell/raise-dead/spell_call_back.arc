# Brings one of the dead back by the body, weak and the poorer for it.
Object spell_call_back
name call back
name_pl call backs
type 101
subtype 1
level 10
spell_level 5
school clerical
grace 40
maxgrace 20
casting_time 25
path_attuned 256
con 2
exp 5
wakes_with 1
randomitems wrong_answers
value 240
delay 9
glyph +
icon raise-zombie
hue healing
invisible 1
no_drop 1
msg
You say the name at the ear, three times. After the third, one does not look away.
endmsg
end
