Object rot_hydra
name rot hydra
monster 1
alive 1
level 14
movement 10
armour_class 48
blow_1 bite 2d6 poison
blow_2 bite 2d6 poison
blow_3 bite 2d6
blow_4 bite 2d6
combat_flags evil immune-poison
notices 14
frequency 1
from_depth 13
ability_one_in 4
weight 700000
body_size huge
body_traits no-hands slithy strong
arch ability_poison_breath
reach 4
end
glyph S
icon hydra
hue death
msg
Nine heads, five of them alive. The others bite from memory.
endmsg
end
