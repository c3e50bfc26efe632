# Brings the hero to the caster.
Object ability_beckon
name beckoning
type 101
subtype 104
level 1
spell_level 2
school escape
monster_only 1
sp 5
casting_time 10
path_attuned 32
effect beckon
glyph +
icon grab
hue summoning
invisible 1
no_drop 1
msg
It crooks a finger, and the floor between you is used up.
endmsg
end
