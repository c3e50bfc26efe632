Object frost_drake
name frost drake
monster 1
alive 1
level 8
movement 11
armour_class 54
blow_1 bite 2d6
blow_2 claw 1d8
combat_flags dragon immune-cold
magic_resistance 20
spell_flags resists-sleep sees-invisible
notices 16
gait fly
branch drowned
frequency 1
from_depth 4
ability_one_in 3
weight 180000
body_size large
body_traits no-hands strong
randomitems carried_good
arch ability_frost_breath
reach 4
end
glyph D
icon wyvern
hue frost
msg
Blue at the edges, like meat in a deep cellar. It sleeps on snow that it has made itself.
endmsg
end
