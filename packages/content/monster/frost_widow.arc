Object frost_widow
name frost widow
monster 1
alive 1
level 12
movement 12
armour_class 60
blow_1 touch 2d8 slow
combat_flags undead evil immune-cold immune-poison
magic_resistance 30
spell_flags resists-sleep
notices 14
gait fly
frequency 1
from_depth 10
ability_one_in 3
weight 50000
body_size medium
body_traits humanoid noncorporeal
arch spell_frost_bolt
end
arch ability_grave_chill
end
glyph W
icon ice-spear
hue frost
msg
Her husband went out for wood one winter. She is still keeping the house as he left it.
endmsg
end
