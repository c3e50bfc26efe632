Object bone_archer
name bone archer
monster 1
alive 1
level 4
movement 7
armour_class 24
blow_1 claw 1d4
combat_flags undead evil immune-poison immune-cold
spell_flags resists-sleep
attack_movement 1
notices 16
memory 40
doors open
company few
shoots 1
frequency 1
from_depth 3
weight 12000
body_size medium
body_traits humanoid silent
arch short_bow
end
arch arrow
nrof 7
end
glyph Z
icon skeleton-inside
hue information
msg
It sights along a finger that is only bone. It does not breathe, so the aim is very steady.
endmsg
end
