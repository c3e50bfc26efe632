Object bitter_star
name bitter star
monster 1
alive 1
level 10
movement 12
armour_class 60
blow_1 touch 2d6
combat_flags immune-lightning immune-fire immune-cold immune-poison
magic_resistance 40
spell_flags not-living sees-invisible resists-sleep
notices 18
light_radius 3
gait fly
branch maze
frequency 1
from_depth 5
ability_one_in 2
erratic_one_in 5
weight 100
body_size small
body_traits no-limbs no-head no-eyes silent whirly
arch ability_glare
end
arch spell_lightning_bolt
end
arch spell_ring_of_fire
reach 2
end
glyph y
icon spark-spirit
hue light
msg
It fell, and nobody made a wish. Look at it and you will see it for hours afterwards, and nothing else.
endmsg
end
