# A light cough, which everyone beside its bearer soon has.
Object spell_gutter_cough
name gutter cough
name_pl gutter coughs
type 101
subtype 45
school clerical
path_attuned 131072
casting_time 10
attacktype 33554432
level 3
spell_level 2
grace 8
maxgrace 20
range 5
range_modifier 8
dam_modifier 4
duration_modifier 4
other_arch gutter_cough
value 60
delay 3
glyph +
icon mucous-pillar
hue poison
invisible 1
no_drop 1
msg
You wish someone a good morning, and mean the rest of it.
endmsg
end
