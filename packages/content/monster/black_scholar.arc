Object black_scholar
name black scholar
monster 1
alive 1
level 17
movement 11
armour_class 60
blow_1 touch 2d6
combat_flags undead evil immune-cold immune-poison
magic_resistance 80
spell_flags resists-sleep resists-drain sees-invisible
notices 14
doors open
frequency 1
from_depth 17
flees_below 30
ability_one_in 2
spellcaster 1
weight 70000
body_size medium
body_traits humanoid
randomitems carried_best
arch spell_great_fireball
end
arch spell_cone_of_cold
reach 4
end
arch ability_call_dead
end
arch ability_blink
end
arch spell_mending
end
glyph L
icon wizard-face
hue magic
msg
He gave up sleep for the sake of reading, and then food, and then the rest. He is on the last shelf.
endmsg
end
