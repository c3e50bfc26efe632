Object tide_giant
name tide giant
monster 1
alive 1
level 19
movement 12
armour_class 72
blow_1 weapon 5d6
blow_2 kick 3d6
combat_flags giant immune-cold
magic_resistance 30
notices 14
doors break
frequency 1
from_depth 19
ability_one_in 5
weight 2200000
body_size huge
body_traits humanoid strong
randomitems carried_good
arch trident
end
arch spell_frost_bolt
end
glyph H
icon trident
hue frost
msg
He walks along the bottom with a rope over his shoulder. He has been hauling the same harbour home since he was young.
endmsg
end
