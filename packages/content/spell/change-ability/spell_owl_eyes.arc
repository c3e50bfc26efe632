# Sight in the dark.
Object spell_owl_eyes
name owl eyes
name_pl owl eyes
type 101
subtype 24
level 2
spell_level 1
school divination
sp 5
casting_time 10
path_attuned 8192
duration 400
duration_modifier 4
can_see_in_dark 1
other_arch passing_glimmer
value 50
delay 3
glyph *
icon owl
hue information
invisible 1
no_drop 1
msg
The dark keeps a little light back, and shows it to you.
endmsg
end
