# Brings one of the dead back in another shape, with little lost.
Object spell_new_skin
name new skin
name_pl new skins
type 101
subtype 1
level 14
spell_level 6
school clerical
grace 55
maxgrace 20
casting_time 30
path_attuned 16640
exp 20
race races_of_the_new_skin
kinds beasts_of_the_new_skin
randomitems wrong_answers
value 360
delay 10
glyph +
icon snake-totem
hue mind
invisible 1
no_drop 1
msg
The soul is the same. The rest was what there was.
endmsg
end
