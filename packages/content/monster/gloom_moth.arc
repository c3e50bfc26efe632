Object gloom_moth
name gloom moth
monster 1
alive 1
level 1
movement 12
armour_class 24
blow_1 touch 1d2 confuse
combat_flags animal
notices 14
gait fly
frequency 2
from_depth 3
erratic_one_in 2
ability_one_in 8
weight 20
body_size tiny
body_traits no-hands silent
arch ability_drink_light
end
glyph B
icon butterfly
hue death
msg
It eats light, a little at a time. Your lantern is the best thing that has happened to it all year.
endmsg
end
