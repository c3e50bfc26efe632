# SLASH'EM's passwall: the hero walks through stone.
Object spell_passwall
name passwall
name_pl passages through walls
type 101
subtype 104
level 6
spell_level 6
school escape
casting_time 10
path_attuned 32
effect phase
never_blessed 1
only_listed 1
value 600
delay 7
glyph +
icon ghost
hue teleportation
invisible 1
no_drop 1
msg
The wall remembers, for a while, that it was mostly gaps.
endmsg
end
