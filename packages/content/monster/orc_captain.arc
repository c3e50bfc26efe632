Object orc_captain
name orc captain
monster 1
alive 1
level 7
movement 10
armour_class 48
blow_1 weapon 2d6
blow_2 weapon 1d8
combat_flags orc evil
notices 14
doors break
company few
collects 1
branch mines
frequency 1
from_depth 3
ability_one_in 5
weight 100000
body_size medium
body_traits humanoid strong
randomitems carried_good
arch ability_second_wind
end
arch bastard_sword
end
glyph o
icon viking-head
hue fire
msg
It got the helmet by taking it off the last captain. It leads from the front, where it can see who is not following.
endmsg
end
