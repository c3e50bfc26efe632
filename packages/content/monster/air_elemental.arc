Object air_elemental
name air elemental
monster 1
alive 1
level 8
movement 36
armour_class 48
blow_1 touch 1d10
combat_flags immune-poison
spell_flags not-living resists-sleep
magic_resistance 30
notices 12
gait fly
frequency 1
ability_one_in 6
from_depth 6
weight 0
body_size huge
body_traits no-limbs no-head no-eyes silent whirly strong
arch ability_hurl
end
glyph E
icon whirlwind
hue teleportation
msg
A wind with somewhere to be. It has no face, and you will feel looked at all the same.
endmsg
end
