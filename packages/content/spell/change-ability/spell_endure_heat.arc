# SLASH'EM's endure heat.
Object spell_endure_heat
name endure heat
name_pl endurances of heat
type 101
subtype 24
level 2
spell_level 2
school clerical
casting_time 10
path_attuned 1
duration 1000
resist_fire 100
other_arch passing_glimmer
only_listed 1
value 200
delay 3
glyph *
icon fire-shield
hue fire
invisible 1
no_drop 1
msg
You could hold the coals, and hand them round.
endmsg
end
