# Haste: extra speed, less for those who are fast already.
Object spell_quick_blood
name quick blood
name_pl quick bloods
type 101
subtype 24
level 7
spell_level 4
school escape
sp 18
casting_time 10
path_attuned 32
duration 200
duration_modifier 4
exp 3
other_arch passing_glimmer
value 220
delay 5
glyph *
icon sprint
hue teleportation
invisible 1
no_drop 1
msg
Everyone else has all the time in the world.
endmsg
end
