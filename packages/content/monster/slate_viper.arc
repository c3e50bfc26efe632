Object slate_viper
name slate viper
monster 1
alive 1
level 8
movement 15
armour_class 48
blow_1 bite 1d6 poison
blow_2 bite 1d6 poison
combat_flags animal immune-poison
notices 14
frequency 2
from_depth 6
weight 9000
body_size small
body_traits no-limbs slithy
glyph S
icon snake
hue poison
msg
It is exactly the colour of the floor. The floor does not usually hiss.
endmsg
end
