# SLASH'EM's insulate.
Object spell_insulate
name insulate
name_pl insulations
type 101
subtype 24
level 2
spell_level 2
school clerical
casting_time 10
path_attuned 1
duration 1000
resist_electricity 100
other_arch passing_glimmer
only_listed 1
value 200
delay 3
glyph *
icon shield-echoes
hue electricity
invisible 1
no_drop 1
msg
Sparks look at you and think better of it.
endmsg
end
