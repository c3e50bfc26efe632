Object unseen_lodger
name unseen lodger
monster 1
alive 1
invisible 1
level 6
movement 15
armour_class 24
blow_1 touch 1d4 terrify
blow_2 claw 1d4
combat_flags undead evil immune-cold immune-poison
notices 12
memory 20
gait fly
branch maze
frequency 1
from_depth 6
weight 0
body_size medium
body_traits humanoid noncorporeal fixed
glyph G
icon ghost
hue light
msg
The house was let with it. It pays no rent, and objects to visitors.
endmsg
end
