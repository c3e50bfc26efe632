Object large_cat
name large cat
monster 1
alive 1
level 6
movement 15
armour_class 36
blow_1 bite 2d4
diet meat
domestic 1
combat_flags animal
notices 14
frequency 1
from_depth 5
weight 11000
body_size small
body_traits no-hands
glyph f
icon saber-toothed-cat-head
hue summoning
msg
It looks at you the way a landlord looks at a lodger. The rent is meat.
endmsg
end
