Object whispering_wall
name whispering wall
monster 1
alive 1
level 19
movement 3
armour_class 60
blow_1 touch 4d6 confuse
combat_flags immune-fire immune-cold immune-lightning immune-poison no-conf
magic_resistance 50
spell_flags resists-sleep not-living
notices 14
frequency 1
from_depth 18
ability_one_in 2
weight 8000000
body_size gigantic
body_traits no-limbs no-head no-eyes fixed
arch ability_confusion
end
arch ability_dread
end
glyph E
icon brick-wall
hue mind
msg
It was part of a cell, and listened. It knows four thousand confessions and would like one more.
endmsg
end
