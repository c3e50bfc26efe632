Object walking_fire
name walking fire
monster 1
alive 1
level 8
movement 12
armour_class 42
blow_1 touch 3d6
combat_flags immune-fire immune-poison no-conf
magic_resistance 20
spell_flags not-living resists-sleep
notices 12
light_radius 3
gait fly
branch keep
frequency 2
from_depth 4
ability_one_in 4
weight 0
body_size huge
body_traits no-limbs no-head no-eyes silent whirly
arch spell_ring_of_fire
reach 2
end
glyph E
icon flame
hue fire
msg
It has eaten its hearth, its house and its street. It comes towards you because you are made of things.
endmsg
end
