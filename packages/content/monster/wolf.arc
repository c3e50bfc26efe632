Object wolf
name grey wolf
monster 1
alive 1
level 4
movement 12
armour_class 36
blow_1 bite 2d5
combat_flags animal
notices 18
company few
frequency 2
from_depth 2
flees_below 15
weight 38000
body_size small
body_traits no-hands
vampire_shape wolf
glyph d
icon direwolf
hue information
msg
It does not howl at anything. It is telling the others where you are.
endmsg
end
