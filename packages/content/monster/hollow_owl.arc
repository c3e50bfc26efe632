Object hollow_owl
name hollow owl
monster 1
can_see_in_dark 1
alive 1
level 5
movement 20
armour_class 36
blow_1 claw 1d4
blow_2 claw 1d4
combat_flags animal
attack_movement 32
notices 20
gait fly
frequency 1
from_depth 3
to_depth 4
weight 2400
body_size tiny
body_traits no-hands
glyph B
icon barn-owl
hue information
msg
It makes no sound at all, and that is how you know. What it coughs up afterwards is mostly buckles.
endmsg
end
