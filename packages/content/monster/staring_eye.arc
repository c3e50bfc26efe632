Object staring_eye
name staring eye
monster 1
alive 1
level 3
movement 1
armour_class 6
blow_1 touch 1d2
notices 10
gait fly
branch keep
frequency 2
from_depth 2
to_depth 4
ability_one_in 2
weight 4000
body_size small
body_traits no-limbs no-head silent
arch ability_glare
end
arch ability_lethargy
end
glyph e
icon eyeball
hue mind
msg
An eye the size of a cartwheel, adrift, with nobody behind it. It cannot blink, and resents those who can.
endmsg
end
