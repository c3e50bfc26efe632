Object book_of_teleport_away
name book of teleport away
name_pl books of teleport away
type 85
level 6
delay 6
weight 2250
value 600
nrof 1
arch spell_teleport_away
end
glyph =
icon spell-book
hue teleportation
msg
It is hardly ever where you left it.
endmsg
end
