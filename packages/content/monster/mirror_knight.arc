Object mirror_knight
name mirror knight
monster 1
alive 1
level 16
movement 12
armour_class 90
blow_1 weapon 3d6
blow_2 weapon 3d6
combat_flags evil
magic_resistance 50
notices 14
doors open
frequency 1
from_depth 15
reflect_spell 1
weight 70000
body_size medium
body_traits humanoid
randomitems carried_good
arch long_sword
end
glyph @
icon mirror-mirror
hue light
msg
You see yourself coming, in armour, from every side. One of you is quite good with a sword.
endmsg
end
