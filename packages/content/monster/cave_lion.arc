Object cave_lion
name cave lion
monster 1
alive 1
level 7
movement 15
armour_class 30
blow_1 claw 1d6
blow_2 claw 1d6
blow_3 bite 1d10
combat_flags animal
notices 16
branch mines
frequency 1
from_depth 3
weight 200000
body_size large
body_traits no-hands strong
glyph f
icon saber-toothed-cat-head
hue summoning
msg
The teeth are so long that it cannot close its mouth, and it has stopped trying. It sleeps twenty hours a day and this is not one of them.
endmsg
end
