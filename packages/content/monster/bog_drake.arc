Object bog_drake
name bog drake
monster 1
alive 1
level 13
movement 12
armour_class 60
blow_1 bite 3d6
blow_2 claw 1d8
blow_3 claw 1d8
combat_flags dragon immune-poison
magic_resistance 10
notices 16
frequency 1
from_depth 12
ability_one_in 4
weight 1000000
body_size gigantic
body_traits no-hands strong
randomitems carried_good
arch ability_poison_breath
reach 4
end
glyph D
icon dragon-head
hue poison
msg
It lies under the water with its nostrils out. Two stepping stones, side by side, and they breathe.
endmsg
end
