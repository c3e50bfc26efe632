Object pit_warder
name pit warder
monster 1
alive 1
level 9
movement 12
armour_class 60
blow_1 weapon 2d6
blow_2 claw 1d8
blow_3 claw 1d8 terrify
combat_flags demon evil immune-fire immune-poison
magic_resistance 35
spell_flags sees-invisible
notices 14
doors break
branch maze
frequency 2
from_depth 5
ability_one_in 5
weight 120000
body_size medium
body_traits humanoid strong
arch ability_call_imps
end
arch ability_beckon
end
arch trident
end
glyph &
icon devil-mask
hue fire
msg
It was set to keep the damned in. It has been told nothing about keeping you out.
endmsg
end
