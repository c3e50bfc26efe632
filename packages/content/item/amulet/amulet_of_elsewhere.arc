# Teleports its wearer now and then, and at will once his level is high enough.
Object amulet_of_elsewhere
name amulet of elsewhere
name_pl amulets of elsewhere
type 39
level 3
teleports 1
weight 900
value 200
glyph "
icon gem-necklace
hue teleportation
msg
It is never quite where you look. Sometimes you aren't either.
endmsg
end
