Object bright_archon
name bright archon
monster 1
alive 1
level 22
movement 16
armour_class 90
blow_1 weapon 4d6
blow_2 weapon 4d6
combat_flags immune-fire immune-cold immune-lightning immune-poison
magic_resistance 70
spell_flags sees-invisible resists-drain
notices 14
gait fly
doors open
frequency 1
from_depth 23
flees_below 25
ability_one_in 3
weight 90000
body_size medium
body_traits humanoid strong
randomitems carried_good
arch two_handed_sword
end
arch spell_heavy_hand
reach 5
end
arch ability_glare
end
arch spell_succour
end
glyph A
icon winged-sword
hue light
msg
It was sent to ask one question of everybody whom it meets. So far nobody has known the answer.
endmsg
end
