Object crypt_lord
name crypt lord
monster 1
alive 1
level 14
movement 11
armour_class 78
blow_1 weapon 3d6
blow_2 touch 2d6 terrify
combat_flags undead evil immune-cold immune-poison
magic_resistance 40
spell_flags resists-sleep sees-invisible
notices 14
doors open
frequency 1
from_depth 12
ability_one_in 4
weight 70000
body_size medium
body_traits humanoid
randomitems carried_best
arch bastard_sword
end
arch ability_call_dead
end
arch ability_dread
end
glyph W
icon crowned-skull
hue death
msg
He ruled a valley until it was a lake, and then he ruled the lake. His crown has barnacles on it.
endmsg
end
