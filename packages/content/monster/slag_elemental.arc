Object slag_elemental
name slag elemental
monster 1
alive 1
level 16
movement 10
armour_class 72
blow_1 touch 3d8
blow_2 touch 3d8
combat_flags immune-fire immune-poison no-conf
spell_flags resists-sleep not-living
notices 14
frequency 2
from_depth 16
ability_one_in 4
light_radius 2
weight 2000000
body_size huge
body_traits no-limbs no-head no-eyes silent strong
arch ability_ember
end
glyph E
icon volcano
hue fire
msg
The smelters poured it down here and forgot it. It has gone on thinking, very slowly, about the smelters.
endmsg
end
