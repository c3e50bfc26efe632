Object brass_golem
name brass golem
monster 1
alive 1
level 12
movement 9
armour_class 78
blow_1 punch 3d6
blow_2 punch 3d6
combat_flags immune-fire immune-lightning immune-poison no-conf
magic_resistance 40
spell_flags resists-sleep not-living
notices 14
frequency 1
from_depth 10
ability_one_in 4
weight 2500000
body_size large
body_traits humanoid strong
arch ability_ember
end
glyph g
icon robot-golem
hue fire
msg
It was built to stoke a furnace and has lost the furnace. It carries a little of the fire about with it, for company.
endmsg
end
