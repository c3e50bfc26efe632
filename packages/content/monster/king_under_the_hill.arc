Object king_under_the_hill
name king under the hill
monster 1
alive 1
level 21
movement 11
armour_class 90
blow_1 weapon 5d6
blow_2 touch 3d6 slow
combat_flags undead evil immune-cold immune-poison
magic_resistance 60
spell_flags resists-sleep resists-drain sees-invisible
notices 14
doors open
frequency 1
from_depth 21
ability_one_in 3
weight 70000
body_size medium
body_traits humanoid
randomitems carried_best
arch blade_of_strife
end
arch ability_call_dead
end
arch ability_dread
end
arch spell_heavy_hand
end
glyph W
icon crowned-skull
hue protection
msg
They said he would wake when the land had need of him. The land did not; he woke all the same.
endmsg
end
