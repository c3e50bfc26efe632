# Two linked portals. The first cast takes hold of a place, the second one opens the way to it.
Object spell_lowmarch_rift
name Lowmarch rift
name_pl Lowmarch rifts
type 101
subtype 47
level 11
spell_level 5
school escape
sp 34
casting_time 10
path_attuned 4096
slaying town_rift
opening portal_opening
value 260
delay 7
glyph +
icon magic-portal
hue teleportation
invisible 1
no_drop 1
msg
A seam in the air, and someone else’s daylight behind it. Watch your step: it is a different step.
endmsg
end
