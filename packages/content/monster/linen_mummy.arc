Object linen_mummy
name linen mummy
monster 1
alive 1
level 6
movement 9
armour_class 36
raises linen_mummy
blow_1 claw 2d4 stun
blow_2 claw 1d6
combat_flags undead evil immune-cold immune-poison
spell_flags resists-sleep
notices 8
memory 40
doors break
branch drowned
frequency 1
from_depth 3
weight 60000
body_size medium
body_traits humanoid
glyph M
icon mummy-head
hue light
msg
Wrapped with great care by people who hoped that it would stay put. It smells of cedar and old arguments.
endmsg
end
