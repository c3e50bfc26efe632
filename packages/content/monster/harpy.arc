Object harpy
name crag harpy
monster 1
alive 1
level 6
movement 15
armour_class 30
blow_1 claw 1d6
blow_2 claw 1d4
combat_flags evil
notices 16
gait fly
company few
frequency 1
from_depth 3
ability_one_in 4
erratic_one_in 6
weight 45000
body_size medium
arch ability_shriek
reach 3
end
glyph B
icon harpy
hue mind
msg
Half of it would be good company, and the other half has the claws. The voice belongs to neither.
endmsg
end
