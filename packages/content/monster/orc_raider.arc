Object orc_raider
name orc raider
monster 1
alive 1
level 3
movement 9
armour_class 6
blow_1 weapon 2d6
combat_flags orc evil
notices 12
doors break
collects 1
company few
branch mines
frequency 2
from_depth 3
flees_below 15
weight 60000
body_size medium
body_traits humanoid strong
arch spear
end
grows_into orc_captain
glyph o
icon orc-head
hue wounding
msg
Scarred, patient in nothing, and never short of cousins. The spear was longer before the last door.
endmsg
end
