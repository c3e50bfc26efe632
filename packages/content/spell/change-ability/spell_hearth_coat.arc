# Protection from fire.
Object spell_hearth_coat
name hearth coat
name_pl hearth coats
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
resist_fire 30
dam_modifier 3
other_arch passing_glimmer
value 90
delay 4
glyph *
icon fire-shield
hue fire
invisible 1
no_drop 1
msg
You come away from fires no worse than from the kitchen.
endmsg
end
