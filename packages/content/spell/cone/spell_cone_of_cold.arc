# A widening cold that lasts a little.
Object spell_cone_of_cold
name cone of cold
name_pl cones of cold
type 101
subtype 7
level 9
spell_level 4
school attack
skill sorcery
sp 10
maxsp 20
casting_time 10
path_attuned 4
attacktype 18
dam 4
dam_modifier 5
duration 1
range 4
range_modifier 6
other_arch wedge_of_cold
value 200
delay 7
glyph <
icon ice-spell-cast
hue frost
invisible 1
no_drop 1
msg
Winter in a wedge: narrow where you stand, wide where they do. It hangs in the air for a while before it agrees to be over.
endmsg
end
