Object troll
name cave troll
monster 1
alive 1
level 7
movement 12
armour_class 36
blow_1 weapon 4d2
blow_2 claw 4d2
blow_3 bite 2d6
combat_flags troll evil
notices 12
doors break
frequency 1
from_depth 3
memory 25
weight 300000
body_size large
body_traits humanoid strong
glyph T
icon troll
hue restoration
msg
It does not remember the last dozen who hit it. They did not hit it long.
endmsg
end
