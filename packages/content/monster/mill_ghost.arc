Object mill_ghost
name mill ghost
monster 1
alive 1
level 10
movement 10
armour_class 54
blow_1 touch 1d8 slow
combat_flags undead evil immune-cold immune-poison
spell_flags resists-sleep
notices 14
gait fly
frequency 1
from_depth 7
ability_one_in 3
weight 0
body_size medium
body_traits humanoid noncorporeal
arch ability_lethargy
end
arch ability_blink
end
glyph G
icon ghost
hue teleportation
msg
It grinds at a mill that fell down long ago. Stand near it and your hours go between the stones.
endmsg
end
