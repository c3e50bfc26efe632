Object corpse_candle
name corpse candle
monster 1
alive 1
level 4
movement 10
armour_class 48
blow_1 touch 1d6
combat_flags immune-fire immune-cold immune-poison
spell_flags not-living sees-invisible resists-sleep
notices 14
light_radius 2
gait fly
frequency 1
from_depth 3
to_depth 4
ability_one_in 2
erratic_one_in 3
weight 100
body_size small
body_traits no-limbs no-head no-eyes silent whirly
arch ability_lethargy
reach 6
end
glyph y
icon candle-skull
hue light
msg
A small flame at the height of a hand, with no hand. Those who follow it are in no hurry when they arrive.
endmsg
end
