Object chimney_drake
name chimney drake
monster 1
alive 1
level 19
movement 16
armour_class 78
blow_1 bite 4d6
blow_2 claw 2d8
blow_3 claw 2d8
combat_flags dragon immune-fire
magic_resistance 30
notices 18
gait fly
frequency 1
from_depth 19
ability_one_in 4
weight 900000
body_size gigantic
body_traits no-hands strong
randomitems carried_good
arch ability_fire_breath
reach 6
end
glyph D
icon wyvern
hue fire
msg
It came down the flue as a fledgling and outgrew the way up. It has taken the rest of the house as compensation.
endmsg
end
