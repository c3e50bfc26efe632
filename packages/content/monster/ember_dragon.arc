Object ember_dragon
name ember dragon
monster 1
alive 1
level 21
movement 13
armour_class 84
blow_1 bite 5d6
blow_2 claw 3d6
blow_3 claw 3d6
combat_flags dragon evil immune-fire
magic_resistance 40
spell_flags resists-sleep sees-invisible
notices 20
gait fly
frequency 1
from_depth 21
ability_one_in 3
light_radius 2
weight 3500000
body_size gigantic
body_traits no-hands strong
randomitems carried_best
arch ability_fire_breath
reach 7
end
arch ability_dread
end
glyph D
icon dragon-breath
hue fire
msg
It sleeps in the fire as others sleep in straw. Its dreams are hot, and it wakes hungry.
endmsg
end
