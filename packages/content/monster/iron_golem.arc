Object iron_golem
name iron golem
monster 1
alive 1
level 16
movement 7
armour_class 90
blow_1 punch 4d8
blow_2 punch 4d8
combat_flags immune-fire immune-cold immune-lightning immune-poison no-conf
magic_resistance 60
spell_flags resists-sleep not-living
notices 14
frequency 1
from_depth 14
ability_one_in 6
golem iron
weight 4000000
body_size large
body_traits humanoid strong
arch ability_poison_breath
reach 3
end
glyph g
icon golem-head
hue wounding
msg
It has stood at this door for six hundred years. It was told to let nobody pass, and then it was not told anything else.
endmsg
end
