# Calms the monsters around.
Object spell_truce
name truce
type 101
subtype 34
level 5
spell_level 3
school enchantment
sp 12
casting_time 10
path_attuned 1024
unaggressive 1
range 2
range_modifier 6
other_arch mood_spark
value 140
delay 4
glyph g
icon feather
hue light
invisible 1
no_drop 1
msg
You lower your hands, and for a moment nobody can think of a reason. They remember one as soon as somebody is hurt.
endmsg
end
