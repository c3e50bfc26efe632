Object glacier_drake
name glacier drake
monster 1
alive 1
level 14
movement 12
armour_class 66
blow_1 bite 3d6
blow_2 claw 1d8
blow_3 claw 1d8
combat_flags dragon immune-cold
magic_resistance 20
notices 18
frequency 1
from_depth 13
ability_one_in 4
weight 1200000
body_size gigantic
body_traits no-hands strong
randomitems carried_best
arch ability_frost_breath
reach 5
end
glyph D
icon dragon-head
hue frost
msg
It came down with the ice and stayed when the ice went. Somewhere under it there is still a little ice, and a mammoth.
endmsg
end
