Object deep_emperor
name emperor of the deep roads
monster 1
alive 1
level 24
movement 12
armour_class 102
blow_1 weapon 6d6
blow_2 touch 4d6 terrify
combat_flags undead evil immune-cold immune-poison
magic_resistance 70
spell_flags resists-sleep resists-drain sees-invisible
notices 14
doors open
frequency 1
from_depth 25
ability_one_in 3
weight 70000
body_size medium
body_traits humanoid
randomitems carried_best
arch lochaber_axe
end
arch ability_call_dead
end
arch ability_lethargy
end
arch spell_heavy_hand
end
glyph W
icon imperial-crown
hue protection
msg
He built the roads that everybody flees along. The toll has been rising with the centuries.
endmsg
end
