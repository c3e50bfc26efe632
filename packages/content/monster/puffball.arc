Object puffball
name grey puffball
monster 1
alive 1
level 1
movement 2
armour_class 6
blow_1 touch 1d2
combat_flags immune-poison immune-cold
spell_flags resists-sleep
notices 2
frequency 2
to_depth 3
ability_one_in 2
weight 2000
body_size small
body_traits no-limbs no-head no-eyes silent
arch ability_spores
reach 2
end
glyph F
icon mushroom-gills
hue poison
msg
It has no eyes and no plans, and gets about by leaning. Walk past it at your own pace and at some distance.
endmsg
end
