Object aurgonath
name Aurgonath the Last Hoard
monster 1
alive 1
unique 1
level 25
movement 14
armour_class 102
blow_1 bite 7d6
blow_2 claw 4d6
blow_3 claw 4d6
combat_flags dragon evil immune-fire immune-cold immune-poison
magic_resistance 70
spell_flags resists-sleep resists-drain sees-invisible
notices 20
gait fly
frequency 0
from_depth 22
ability_one_in 3
light_radius 3
weight 8000000
body_size gigantic
body_traits no-hands strong
randomitems carried_best
arch ability_fire_breath
reach 7
end
arch ability_dread
end
arch ability_second_wind
end
glyph D
icon double-dragon
hue fire
msg
He has eaten every other dragon that he ever heard of, and has begun upon the ones that he has only imagined. The mountain is hollow because he wanted somewhere to lie down.
endmsg
end
