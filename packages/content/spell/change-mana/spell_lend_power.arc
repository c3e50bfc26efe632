# Gives energy to the creature there. Too much of it does harm.
Object spell_lend_power
name lend power
name_pl lend power
type 101
subtype 37
level 2
spell_level 2
school clerical
skill sorcery
sp 10
maxsp 20
casting_time 10
path_attuned 32768
dam 8
dam_modifier 2
value 50
delay 2
glyph +
icon star-swirl
hue magic
invisible 1
no_drop 1
msg
You pour what you have into somebody else. A head holds twice what it should, and not a drop more.
endmsg
end
