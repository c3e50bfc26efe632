Object cinder_drake
name cinder drake
monster 1
alive 1
level 6
movement 10
armour_class 48
blow_1 bite 2d6
blow_2 claw 1d6
combat_flags dragon immune-fire
magic_resistance 20
spell_flags sees-invisible resists-sleep
notices 16
gait fly
ability_one_in 3
frequency 1
from_depth 3
weight 120000
body_size large
body_traits no-hands strong
arch ability_fire_breath
reach 4
end
glyph D
icon spiked-dragon-head
hue fire
msg
A dragon in everything but size, and sensitive about that. The soot on the walls is where it made its point.
endmsg
end
