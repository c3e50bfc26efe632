Object lamprey_queen
name lamprey queen
monster 1
alive 1
level 10
movement 14
armour_class 36
blow_1 bite 2d8
blow_2 bite 1d8 poison
combat_flags animal
notices 14
gait swim
frequency 1
from_depth 7
weight 90000
body_size large
body_traits no-limbs slithy
glyph ;
icon lamprey-mouth
hue wounding
msg
All mouth, and behind the mouth a river of daughters. She lets go of nothing that she has not finished.
endmsg
end
