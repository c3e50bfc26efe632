# Invisibility to the undead.
Object spell_grave_hush
name grave hush
name_pl grave hushes
type 101
subtype 19
level 6
spell_level 3
school clerical
grace 10
casting_time 5
path_attuned 524288
duration 200
duration_modifier 2
race undead
value 150
delay 5
glyph *
icon raise-skeleton
hue death
invisible 1
no_drop 1
msg
The dead look for what is not there any more, and find you are not.
endmsg
end
