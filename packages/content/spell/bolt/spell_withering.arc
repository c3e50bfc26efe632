# Takes a point of one attribute, until it is restored.
Object spell_withering
name withering
name_pl witherings
type 101
subtype 4
level 6
spell_level 3
school attack
skill sorcery
sp 8
maxsp 24
casting_time 10
path_attuned 16384
attacktype 65538
dam 4
dam_modifier 0
duration 1
range 6
range_modifier 8
other_arch withering_line
value 150
delay 5
glyph -
icon drop
hue poison
invisible 1
no_drop 1
msg
It finds the part of you that you were proudest of.
endmsg
end
