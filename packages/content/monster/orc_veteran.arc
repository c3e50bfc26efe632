Object orc_veteran
name orc veteran
monster 1
alive 1
level 11
movement 12
armour_class 66
blow_1 weapon 2d6
blow_2 weapon 1d8
combat_flags orc evil
notices 14
doors break
company many
frequency 3
from_depth 9
weight 110000
body_size medium
body_traits humanoid strong
randomitems carried_odds
arch halberd
end
glyph o
icon orc-head
hue missiles
msg
Both ears gone and most of the nose. What is left has been in every war, on every side.
endmsg
end
