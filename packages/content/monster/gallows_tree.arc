Object gallows_tree
name gallows tree
monster 1
alive 1
level 18
movement 4
armour_class 66
blow_1 crush 4d6
blow_2 touch 3d6 terrify
combat_flags evil immune-cold immune-poison no-conf
magic_resistance 30
spell_flags resists-sleep
notices 14
frequency 1
from_depth 18
ability_one_in 3
weight 3000000
body_size gigantic
body_traits no-hands no-head no-eyes silent strong
arch ability_dread
end
arch ability_beckon
end
glyph F
icon dead-wood
hue death
msg
It was only a tree until the assizes. What hangs in it turns its heads as you pass.
endmsg
end
