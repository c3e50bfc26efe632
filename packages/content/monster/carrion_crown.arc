Object carrion_crown
name carrion crown
monster 1
alive 1
level 11
movement 18
armour_class 54
blow_1 bite 1d8
blow_2 claw 1d8 blind
combat_flags animal evil
notices 14
gait fly
frequency 1
from_depth 9
weight 7000
body_size small
body_traits no-hands
glyph B
icon raven
hue death
msg
Seven crows that have agreed to be one bird. They disagree about your eyes.
endmsg
end
