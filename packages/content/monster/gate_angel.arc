Object gate_angel
name gate angel
monster 1
alive 1
level 24
movement 16
armour_class 96
blow_1 weapon 5d6
blow_2 weapon 5d6 blind
combat_flags immune-fire immune-cold immune-lightning immune-poison
magic_resistance 80
spell_flags sees-invisible resists-drain
notices 14
gait fly
doors open
frequency 1
from_depth 25
ability_one_in 3
weight 100000
body_size medium
body_traits humanoid strong
arch two_handed_sword
end
arch ability_glare
end
arch spell_forked_lightning
end
glyph A
icon winged-shield
hue protection
msg
It lets nobody out. It was told which side was out, some time ago, and it does not like to ask again.
endmsg
end
