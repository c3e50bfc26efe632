# NetHack's levitation.
Object spell_levitation
name levitation
name_pl levitations
type 101
subtype 104
level 4
spell_level 4
school escape
casting_time 10
path_attuned 32
effect levitation
value 400
delay 4
glyph +
icon feathered-wing
hue teleportation
invisible 1
no_drop 1
msg
The floor lets go of you. Water, stairs and whatever lies on the ground are out of your reach until it takes you back.
endmsg
end
