Object lost_hand
name lost hand
monster 1
alive 1
level 1
movement 8
armour_class 12
blow_1 claw 1d3
combat_flags undead immune-cold immune-poison
spell_flags resists-sleep
notices 7
frequency 2
from_depth 3
weight 400
body_size small
body_traits no-limbs no-head silent fixed
glyph Z
icon skeletal-hand
hue death
msg
Somebody put it down for a moment. It has been looking for the rest ever since, and tries every ankle.
endmsg
end
