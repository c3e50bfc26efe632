Object barrow_wasp
name barrow wasp
monster 1
alive 1
level 3
movement 15
armour_class 30
blow_1 sting 1d4 poison
combat_flags animal immune-poison
notices 10
gait fly
company few
frequency 2
from_depth 2
to_depth 4
erratic_one_in 6
weight 800
body_size tiny
body_traits no-hands buzzes
glyph a
icon wasp-sting
hue poison
msg
The nest is in somebody’s ribs, and they are house-proud. The sting is long, and what it leaves behind is longer.
endmsg
end
