Object tower_troll
name tower troll
monster 1
alive 1
level 16
movement 12
armour_class 66
blow_1 weapon 4d6
blow_2 claw 2d8
blow_3 bite 2d8
combat_flags troll evil
notices 14
doors break
company few
frequency 2
from_depth 15
weight 900000
body_size large
body_traits humanoid strong
randomitems carried_odds
arch two_handed_flail
end
glyph T
icon troll
hue protection
msg
It walks bent because of ceilings. When it straightens, masonry comes down.
endmsg
end
