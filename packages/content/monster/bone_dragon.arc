Object bone_dragon
name bone dragon
monster 1
alive 1
level 18
movement 12
armour_class 78
blow_1 bite 4d8
blow_2 claw 2d6
blow_3 claw 2d6
combat_flags dragon undead evil immune-cold immune-poison
magic_resistance 50
spell_flags resists-sleep not-living
notices 18
gait fly
frequency 1
from_depth 17
ability_one_in 4
weight 900000
body_size gigantic
body_traits no-hands strong
randomitems carried_best
arch ability_grave_chill
end
arch ability_dread
end
glyph D
icon spiked-dragon-head
hue death
msg
It hoarded so well that it starved on top of the hoard. Death has not changed its opinion about money.
endmsg
end
