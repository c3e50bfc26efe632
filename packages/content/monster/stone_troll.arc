Object stone_troll
name stone troll
monster 1
alive 1
level 8
movement 9
armour_class 48
blow_1 weapon 2d6
blow_2 claw 2d4
blow_3 bite 2d6
combat_flags troll evil
notices 11
memory 25
doors break
branch mines
frequency 2
from_depth 4
weight 500000
body_size large
body_traits humanoid strong
glyph T
icon rock-golem
hue information
msg
It is said to turn to rock in daylight. There is no daylight, and in the meantime it makes do with being nearly rock.
endmsg
end
