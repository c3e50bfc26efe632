Object barrow_wight
name barrow wight
monster 1
can_see_in_dark 1
alive 1
level 6
movement 10
armour_class 30
raises barrow_wight
blow_1 weapon 1d4
blow_2 touch 1d4 terrify
combat_flags undead evil immune-cold immune-poison
magic_resistance 5
spell_flags resists-sleep sees-invisible
notices 12
memory 40
doors open
collects 1
branch maze
frequency 1
from_depth 3
ability_one_in 4
weight 80000
body_size medium
body_traits humanoid
randomitems carried_odds
arch long_sword
end
arch ability_dread
end
arch spell_tithe_of_years
end
glyph W
icon crowned-skull
hue frost
msg
A king of something, once, and cold ever since. It still expects people to kneel, and helps them.
endmsg
end
