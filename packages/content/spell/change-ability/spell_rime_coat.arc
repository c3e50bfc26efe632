# Protection from cold.
Object spell_rime_coat
name rime coat
name_pl rime coats
type 101
subtype 24
level 3
spell_level 2
school clerical
sp 8
casting_time 10
path_attuned 1
duration 400
duration_modifier 4
resist_cold 30
dam_modifier 3
other_arch passing_glimmer
value 90
delay 4
glyph *
icon ice-shield
hue frost
invisible 1
no_drop 1
msg
Cold finds nothing in you to take hold of.
endmsg
end
