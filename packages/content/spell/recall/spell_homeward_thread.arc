# Takes its caster home after a while.
Object spell_homeward_thread
name homeward thread
name_pl homeward threads
type 101
subtype 18
level 9
spell_level 4
school escape
sp 22
casting_time 15
path_attuned 4096
duration 60
duration_modifier 3
value 180
delay 6
glyph +
icon return-arrow
hue teleportation
invisible 1
no_drop 1
msg
You tied one end to your own door, the morning you left. Now somebody is winding it up.
endmsg
end
