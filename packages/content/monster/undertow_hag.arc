Object undertow_hag
name undertow hag
monster 1
alive 1
level 15
movement 14
armour_class 54
blow_1 claw 3d6
blow_2 bite 2d8
combat_flags evil immune-cold
magic_resistance 30
notices 14
gait swim
frequency 1
from_depth 13
ability_one_in 3
weight 150000
body_size medium
body_traits humanoid
arch ability_beckon
end
arch spell_frost_bolt
end
glyph ;
icon sea-serpent
hue teleportation
msg
Everything that ever sank belongs to her. She is fair about it: it has to sink first.
endmsg
end
