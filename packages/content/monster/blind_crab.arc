Object blind_crab
name blind crab
monster 1
can_see_in_dark 1
alive 1
level 2
movement 5
armour_class 30
blow_1 claw 1d4
combat_flags animal
notices 5
branch drowned
frequency 2
from_depth 3
weight 3000
body_size small
body_traits no-hands no-eyes silent
glyph s
icon crab
hue frost
msg
White, sideways and entirely deaf to reason. It holds on.
endmsg
end
