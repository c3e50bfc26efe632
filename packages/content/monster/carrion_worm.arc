Object carrion_worm
name carrion worm
monster 1
alive 1
level 3
movement 6
armour_class 24
blow_1 bite 1d6 stun
combat_flags animal immune-poison
notices 7
memory 30
branch sewers
frequency 2
from_depth 2
to_depth 4
weight 25000
body_size medium
body_traits no-limbs silent slithy no-eyes
glyph w
icon worm-mouth
hue death
msg
A yard of appetite with a ring of teeth at the front. It is blind, and unhurried, and it has smelt you.
endmsg
end
