Object kiln_giant
name kiln giant
monster 1
alive 1
level 23
movement 13
armour_class 84
blow_1 weapon 6d6
blow_2 kick 4d6
combat_flags giant evil immune-fire
magic_resistance 40
notices 14
doors break
frequency 1
from_depth 24
ability_one_in 4
weight 3000000
body_size huge
body_traits humanoid strong
randomitems carried_best
arch mighty_hammer
end
arch spell_great_fireball
end
glyph H
icon caveman
hue fire
msg
He fires his own bricks, and there is room in the kiln. The wall that he is building has a great many faces in it.
endmsg
end
