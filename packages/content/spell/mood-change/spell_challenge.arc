# Wakes and angers monsters around, for good.
Object spell_challenge
name challenge
type 101
subtype 34
level 2
spell_level 1
school enchantment
sp 4
casting_time 10
path_attuned 1024
monster 1
undead 1
range 6
range_modifier 5
other_arch mood_spark
value 60
delay 4
glyph g
icon supersonic-arrow
hue mind
invisible 1
no_drop 1
msg
You tell everybody within earshot what you think of them, in words that are hard to forgive.
endmsg
end
