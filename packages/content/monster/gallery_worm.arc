Object gallery_worm
name gallery worm
monster 1
alive 1
level 9
movement 9
armour_class 24
blow_1 bite 2d8
combat_flags animal
preys_on shrilling_cap
notices 12
frequency 1
from_depth 5
weight 120000
body_size huge
body_traits no-limbs slithy strong
glyph w
icon worm-mouth
hue death
msg
It made most of the corridors, and did not ask. It will turn aside for a mushroom.
endmsg
end
