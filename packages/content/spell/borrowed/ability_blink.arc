# A jump to somewhere near, when the hero stands beside it.
Object ability_blink
name blink
type 101
subtype 104
level 1
spell_level 2
school escape
monster_only 1
sp 5
casting_time 10
path_attuned 32
effect blink
glyph +
icon teleport
hue teleportation
invisible 1
no_drop 1
msg
It was there. The air there has not noticed yet.
endmsg
end
