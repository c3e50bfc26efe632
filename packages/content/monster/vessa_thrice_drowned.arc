Object vessa_thrice_drowned
name Vessa Thrice Drowned
monster 1
alive 1
unique 1
level 16
movement 12
armour_class 66
blow_1 touch 3d6 slow
blow_2 touch 2d6 terrify
combat_flags undead evil immune-cold immune-poison
magic_resistance 60
spell_flags resists-sleep sees-invisible
notices 14
gait fly
doors open
frequency 0
from_depth 13
ability_one_in 3
weight 50000
body_size medium
body_traits humanoid noncorporeal
randomitems carried_best
arch spell_frost_bolt
end
arch ability_beckon
end
arch ability_call_dead
end
glyph W
icon drowning
hue teleportation
msg
The first time was an accident, and the second time a trial. The third time she held the others' hands.
endmsg
end
