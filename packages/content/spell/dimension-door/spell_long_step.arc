# A door through space: far in one direction, or as many squares as the caster says.
Object spell_long_step
name long step
name_pl long steps
type 101
subtype 13
level 7
spell_level 4
school escape
sp 12
casting_time 10
path_attuned 4096
range 12
range_modifier 3
value 160
delay 5
glyph +
icon portal
hue teleportation
invisible 1
no_drop 1
msg
One foot stays where it was until the other has been told where to go. Count your steps beforehand, if you count.
endmsg
end
