Object cave_king
name cave king
monster 1
alive 1
level 13
movement 10
armour_class 54
blow_1 weapon 4d6
combat_flags giant evil
notices 14
doors break
frequency 1
from_depth 12
weight 1400000
body_size huge
body_traits humanoid strong
randomitems carried_best
arch mighty_hammer
end
glyph H
icon ogre
hue mind
msg
A giant with a coronet, and the coronet is a cartwheel. He holds court, and you are late for it.
endmsg
end
