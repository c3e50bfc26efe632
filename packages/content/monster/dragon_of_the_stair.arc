Object dragon_of_the_stair
name dragon of the stair
monster 1
alive 1
level 25
movement 13
armour_class 96
blow_1 bite 6d6
blow_2 claw 4d6
blow_3 claw 4d6
combat_flags dragon evil immune-lightning immune-fire
magic_resistance 60
spell_flags resists-sleep sees-invisible
notices 20
gait fly
frequency 1
from_depth 26
ability_one_in 3
weight 4000000
body_size gigantic
body_traits no-hands strong
randomitems carried_best
arch ability_fire_breath
reach 7
end
arch spell_lightning_bolt
end
arch ability_dread
end
glyph D
icon dragon-spiral
hue electricity
msg
It lies along four hundred steps, and the steps have learned to be still. It does not get up for anybody.
endmsg
end
