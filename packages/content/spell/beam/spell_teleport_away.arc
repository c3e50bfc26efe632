# NetHack's teleport away.
Object spell_teleport_away
name teleport away
name_pl teleports
type 101
subtype 103
level 6
spell_level 6
school escape
casting_time 10
path_attuned 4096
beam teleport-away
other_arch teleport_away_trace
value 600
rule_kind teleportation
delay 6
glyph -
icon teleport
hue teleportation
invisible 1
no_drop 1
msg
Whoever it touches is elsewhere. Nobody has ever resisted it; a few have been grateful. Aimed at yourself it does the same for you.
endmsg
end
