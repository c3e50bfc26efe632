Object ember_newt
name ember newt
monster 1
alive 1
level 3
movement 8
armour_class 24
blow_1 bite 1d6
combat_flags animal immune-fire
notices 8
light_radius 1
frequency 2
from_depth 2
ability_one_in 3
weight 900
body_size tiny
body_traits no-hands silent
arch ability_ember
reach 4
end
glyph :
icon salamander
hue fire
msg
It sleeps in hearths and is put out by being woken. Mind the spit.
endmsg
end
