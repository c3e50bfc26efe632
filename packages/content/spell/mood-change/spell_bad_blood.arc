# Monsters around attack whatever is nearest.
Object spell_bad_blood
name bad blood
type 101
subtype 34
level 8
spell_level 4
school enchantment
sp 16
casting_time 10
path_attuned 1024
berserk 1
range 2
range_modifier 8
immunity_chance 30
other_arch mood_spark
value 180
delay 4
glyph g
icon bleeding-wound
hue wounding
invisible 1
no_drop 1
msg
Old grudges come up like a bad meal. The nearest neighbour will do.
endmsg
end
