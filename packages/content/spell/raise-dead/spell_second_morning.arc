# Brings one of the dead back by the body, whole.
Object spell_second_morning
name second morning
name_pl second mornings
type 101
subtype 1
level 16
spell_level 7
school clerical
grace 70
maxgrace 20
casting_time 40
path_attuned 256
con 1
exp 10
randomitems wrong_answers
value 420
delay 12
glyph +
icon angel-outfit
hue light
invisible 1
no_drop 1
msg
They sit up, ask the hour, and are cross about the shirt.
endmsg
end
