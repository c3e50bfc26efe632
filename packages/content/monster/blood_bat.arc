Object blood_bat
name blood bat
monster 1
can_see_in_dark 1
alive 1
level 6
movement 18
armour_class 30
blow_1 bite 1d6 poison
combat_flags animal
notices 14
gait fly
branch sewers
frequency 1
from_depth 3
erratic_one_in 3
weight 3000
body_size small
body_traits no-hands
vampire_shape bat
ability_one_in 6
arch spell_borrowed_pulse
end
glyph B
icon swamp-bat
hue wounding
msg
The cellar bat’s large relation, from the side of the family that is not spoken of. It drinks while it flies.
endmsg
end
