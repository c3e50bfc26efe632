# Sight through walls.
Object spell_mole_sight
name mole sight
name_pl mole sights
type 101
subtype 24
level 10
spell_level 5
school divination
sp 22
casting_time 15
path_attuned 8192
duration 120
duration_modifier 4
xrays 1
other_arch passing_glimmer
value 300
delay 7
glyph *
icon mole
hue information
invisible 1
no_drop 1
msg
Walls turn out to have been a habit.
endmsg
end
