Object giant_beetle
name giant beetle
monster 1
alive 1
level 5
movement 6
armour_class 36
blow_1 bite 4d6
combat_flags animal immune-poison
notices 6
frequency 2
from_depth 2
weight 90000
body_size large
body_traits no-hands silent
glyph a
icon scarab-beetle
hue poison
msg
A cupboard with jaws. It goes where it is going, through you if need be.
endmsg
end
