Object pot_goblin
name pot goblin
monster 1
alive 1
level 1
movement 9
armour_class 6
blow_1 weapon 1d4
combat_flags orc evil
notices 12
doors open
collects 1
frequency 2
from_depth 3
flees_below 50
weight 20000
body_size small
body_traits humanoid
randomitems carried_odds
glyph o
icon goblin
hue summoning
msg
It scrubs for the orcs, and they have let it keep the smallest knife. It would run if it thought that anyone would let it.
endmsg
end
