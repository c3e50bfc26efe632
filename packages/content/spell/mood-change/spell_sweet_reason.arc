# Monsters around serve the caster.
Object spell_sweet_reason
name sweet reason
type 101
subtype 34
level 11
spell_level 5
school enchantment
sp 24
casting_time 10
path_attuned 1024
no_attack 1
range 1
range_modifier 10
other_arch mood_spark
value 280
delay 4
glyph g
icon charm
hue mind
invisible 1
no_drop 1
msg
You explain to them, one by one, whose side they have been on all along.
endmsg
end
