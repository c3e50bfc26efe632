# Birds that fight for the caster: more and better ones later.
Object spell_murder_of_crows
name murder of crows
type 101
subtype 27
level 4
spell_level 3
school clerical
sp 12
casting_time 10
path_attuned 64
attack_movement 16
randomitems called_birds
value 130
delay 4
glyph g
icon raven
hue summoning
invisible 1
no_drop 1
msg
You lay out crumbs that only birds of one opinion can see. They come for the crumbs and stay for the eyes.
endmsg
end
