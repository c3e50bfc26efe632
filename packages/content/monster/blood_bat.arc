Object blood_bat
name blood bat
monster 1
alive 1
level 5
movement 20
armour_class 36
blow_1 bite 1d6
blow_2 bite 1d4 poison
combat_flags animal
notices 14
gait fly
company few
frequency 1
from_depth 3
erratic_one_in 3
weight 3000
glyph B
icon swamp-bat
hue wounding
msg
The cellar bat’s large relation, from the side of the family that is not spoken of. It drinks while it flies.
endmsg
end
