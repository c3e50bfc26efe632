Object kessrith
name Kessrith Wintertooth
monster 1
alive 1
unique 1
level 10
movement 12
armour_class 60
blow_1 bite 3d6
blow_2 claw 1d10
combat_flags dragon evil immune-cold
magic_resistance 30
spell_flags resists-sleep sees-invisible
notices 18
gait fly
frequency 0
from_depth 5
ability_one_in 3
weight 400000
body_size gigantic
body_traits no-hands strong
randomitems carried_best
arch ability_frost_breath
reach 5
end
glyph D
icon spiked-dragon-head
hue frost
msg
Grandmother to all the drakes of these halls, and fond of none of them. Her breath is where the snow comes from.
endmsg
end
