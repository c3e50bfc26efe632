# Shows the undead, and nobody else.
Object spell_know_the_dead
name know the dead
name_pl knowledge of the dead
type 101
subtype 33
level 4
spell_level 2
school divination
grace 5
casting_time 10
path_attuned 8192
range 14
range_modifier 2
race undead,skeleton,zombie,ghost
value 60
delay 3
glyph ?
icon raise-skeleton
hue information
invisible 1
no_drop 1
msg
The quick make a noise about it. You listen for the others.
endmsg
end
