Object marrow_worm
name marrow worm
monster 1
alive 1
level 13
movement 7
armour_class 42
blow_1 bite 4d6
blow_2 crush 2d8
combat_flags animal immune-acid
notices 14
frequency 2
from_depth 11
weight 900000
body_size gigantic
body_traits no-limbs slithy strong
glyph w
icon worm-mouth
hue wounding
msg
It goes through the ground as a rumour goes through a town. Both come up where you are standing.
endmsg
end
