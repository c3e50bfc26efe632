Object shade_captain
name shade captain
monster 1
alive 1
level 20
movement 14
armour_class 84
blow_1 weapon 4d6
blow_2 touch 2d8 slow
combat_flags undead evil immune-cold immune-poison
magic_resistance 50
spell_flags resists-sleep resists-drain sees-invisible
notices 14
gait fly
doors open
company few
frequency 1
from_depth 20
ability_one_in 4
weight 70000
body_size medium
body_traits humanoid noncorporeal
randomitems carried_good
arch lochaber_axe
end
arch ability_grave_chill
end
glyph W
icon hooded-figure
hue death
msg
His company drowned at the ford because he would not ask the way. He asks everybody, now.
endmsg
end
