Object cinder_imp
name cinder imp
monster 1
alive 1
level 4
movement 13
armour_class 30
blow_1 claw 1d4
combat_flags demon evil immune-fire
magic_resistance 10
notices 14
gait fly
frequency 2
from_depth 3
ability_one_in 3
erratic_one_in 5
weight 3000
body_size tiny
body_traits humanoid
arch ability_ember
reach 5
end
arch ability_blink
end
glyph i
icon imp
hue fire
msg
The smallest thing that hell will put its name to. It throws coals, giggles, and is elsewhere.
endmsg
end
