# Creatures of the god’s own races come and serve.
Object spell_call_the_faithful
name call to the faithful
name_pl calls to the faithful
type 101
subtype 27
level 7
spell_level 4
school clerical
skill praying
race GODCULTMON
grace 14
maxgrace 20
casting_time 10
attack_movement 16
path_attuned 64
value 240
delay 7
glyph &
icon totem-mask
hue summoning
invisible 1
no_drop 1
msg
You call in the name of your god. Whoever was nearest, and believes in it, has to come.
endmsg
end
