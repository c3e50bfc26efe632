# Fear to all sides.
Object ability_shriek
name shriek
type 101
subtype 7
level 1
spell_level 2
school enchantment
monster_only 1
form_needs voice
sp 5
maxsp 20
casting_time 10
path_attuned 1024
attacktype 16384
dam 3
dam_modifier 4
duration 0
range 3
range_modifier 10
all_around 1
other_arch echo_of_shriek
glyph O
icon screaming
hue mind
invisible 1
no_drop 1
msg
One note, held until the knees give.
endmsg
end
