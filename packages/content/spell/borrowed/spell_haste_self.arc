# NetHack's haste self: what the potion of speed does.
Object spell_haste_self
name haste self
name_pl hastes
type 101
subtype 104
level 3
spell_level 3
school escape
casting_time 10
path_attuned 32
effect speed
value 300
delay 4
glyph +
icon run
hue teleportation
invisible 1
no_drop 1
msg
The world does not slow down. It only looks like that from where you are.
endmsg
end
