Object cave_bear
name cave bear
monster 1
alive 1
level 6
movement 12
armour_class 30
blow_1 claw 1d6
blow_2 claw 1d6
blow_3 bite 2d4
combat_flags animal
notices 12
branch mines
frequency 1
from_depth 2
flees_below 10
weight 250000
body_size large
body_traits strong
glyph q
icon bear-head
hue summoning
msg
It was asleep. That was the good part of its day, and yours.
endmsg
end
