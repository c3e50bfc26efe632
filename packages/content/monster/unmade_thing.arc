Object unmade_thing
name unmade thing
monster 1
alive 1
level 24
movement 14
armour_class 78
blow_1 touch 5d6 confuse
blow_2 touch 5d6 slow
combat_flags immune-fire immune-cold immune-lightning immune-poison no-conf
magic_resistance 80
spell_flags resists-magic resists-sleep not-living
notices 14
gait fly
frequency 1
from_depth 26
ability_one_in 3
erratic_one_in 5
weight 100000
body_size huge
body_traits no-limbs no-head no-eyes silent whirly
arch ability_blink
end
arch ability_confusion
end
glyph E
icon vortex
hue teleportation
msg
Somebody began to make it and stopped. It would like you to finish, and does not much mind what with.
endmsg
end
