Object needle_fencer
name needle fencer
monster 1
alive 1
level 13
movement 15
armour_class 72
blow_1 weapon 2d6
blow_2 weapon 2d6
combat_flags evil
notices 14
doors open
frequency 1
from_depth 12
flees_below 20
attack_movement 4
weight 70000
body_size medium
body_traits humanoid
randomitems carried_best
arch rapier
end
glyph @
icon fencer
hue missiles
msg
She salutes, and it is the last slow thing that she does. She counts aloud, and never past three.
endmsg
end
