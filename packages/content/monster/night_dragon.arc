Object night_dragon
name night dragon
monster 1
alive 1
level 22
movement 13
armour_class 84
blow_1 bite 5d6
blow_2 claw 3d6
blow_3 claw 3d6
combat_flags dragon evil immune-cold immune-poison
magic_resistance 50
spell_flags resists-sleep resists-drain sees-invisible
notices 20
gait fly
frequency 1
from_depth 22
ability_one_in 3
weight 3500000
body_size gigantic
body_traits no-hands strong
randomitems carried_best
arch ability_poison_breath
reach 6
end
arch ability_drink_light
end
glyph D
icon double-dragon
hue death
msg
Wherever it is, that is where the dark comes from. It has never been seen, only missed.
endmsg
end
