Object giant_scorpion
name giant scorpion
monster 1
alive 1
level 5
movement 15
armour_class 42
blow_1 claw 1d3
blow_2 claw 1d3
blow_3 sting 1d4 poison
combat_flags animal immune-poison
notices 9
branch sewers
frequency 1
from_depth 3
weight 35000
body_size medium
body_traits no-hands silent
glyph s
icon scorpion
hue poison
msg
The claws are to keep you interested. It is the part behind that has something to say.
endmsg
end
