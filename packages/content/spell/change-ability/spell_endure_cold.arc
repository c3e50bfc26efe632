# SLASH'EM's endure cold.
Object spell_endure_cold
name endure cold
name_pl endurances of cold
type 101
subtype 24
level 2
spell_level 2
school clerical
casting_time 10
path_attuned 1
duration 1000
resist_cold 100
other_arch passing_glimmer
only_listed 1
value 200
delay 3
glyph *
icon ice-shield
hue frost
invisible 1
no_drop 1
msg
Winter may come in. It will find nothing to do.
endmsg
end
