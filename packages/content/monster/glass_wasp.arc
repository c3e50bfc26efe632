Object glass_wasp
name glass wasp
monster 1
alive 1
level 9
movement 20
armour_class 60
blow_1 sting 1d8 poison
combat_flags animal immune-poison
notices 14
gait fly
company many
frequency 2
from_depth 6
weight 900
body_size tiny
body_traits no-hands buzzes
glyph a
icon wasp-sting
hue light
msg
You can see the bones of your own hand through its wings. You can see the sting without any trouble.
endmsg
end
