Object jar_goblin
name jar goblin
monster 1
alive 1
level 4
movement 9
armour_class 24
blow_1 weapon 1d5
combat_flags orc evil
notices 12
doors open
company few
branch mines
frequency 2
from_depth 2
ability_one_in 4
weight 40000
body_size medium
body_traits humanoid
arch spell_thunder_jar
reach 2
end
glyph o
icon goblin-head
hue fire
msg
It has a bag of jars, a slow match and all of its fingers. So it is either lucky or new.
endmsg
end
