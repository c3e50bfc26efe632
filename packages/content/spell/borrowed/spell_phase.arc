# FIQHack's phase: the hero passes through walls.
Object spell_phase
name phase
name_pl phases
type 101
subtype 104
level 7
spell_level 7
school escape
casting_time 10
path_attuned 32
effect phase
never_blessed 1
value 700
delay 10
glyph +
icon ghost
hue teleportation
invisible 1
no_drop 1
msg
You grow thin, and walls stop believing in you. Be out of them before you are thick again.
endmsg
end
