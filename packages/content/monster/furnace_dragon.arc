Object furnace_dragon
name furnace dragon
monster 1
alive 1
level 12
movement 9
armour_class 66
blow_1 bite 3d8
blow_2 claw 1d8
blow_3 claw 1d8
combat_flags dragon evil immune-fire
magic_resistance 30
spell_flags resists-sleep sees-invisible
notices 18
light_radius 1
frequency 1
from_depth 5
ability_one_in 3
weight 2000000
body_size gigantic
body_traits no-hands strong
randomitems carried_best
arch ability_fire_breath
reach 5
end
glyph D
icon dragon-head
hue fire
msg
The halls were built around it, and it has not been out since. It knows what everything it lies on is worth, and now it is looking at you.
endmsg
end
