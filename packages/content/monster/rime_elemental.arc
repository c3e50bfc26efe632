Object rime_elemental
name rime elemental
monster 1
alive 1
level 16
movement 12
armour_class 66
blow_1 touch 3d8 slow
combat_flags immune-cold immune-poison no-conf
spell_flags resists-sleep not-living
notices 14
frequency 2
from_depth 16
ability_one_in 4
weight 1500000
body_size huge
body_traits no-limbs no-head no-eyes silent strong
arch spell_frost_bolt
end
glyph E
icon ice-cube
hue frost
msg
A winter that was left in a cellar. It opens its arms.
endmsg
end
