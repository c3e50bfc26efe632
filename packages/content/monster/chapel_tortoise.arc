# Two by two squares: the head is the north-western one.
Object chapel_tortoise
name chapel tortoise
monster 1
alive 1
level 8
movement 5
armour_class 72
blow_1 bite 3d6
blow_2 butt 2d4
combat_flags animal
notices 8
memory 40
frequency 1
from_depth 4
weight 900000
body_size huge
body_traits no-hands strong
glyph Q
icon tortoise
hue restoration
msg
It carried a chapel once. The chapel fell in; the tortoise went on. It takes up four squares, and it does not turn back where it cannot turn round.
endmsg
end
More
Object chapel_tortoise_2
x 1
y 0
end
More
Object chapel_tortoise_3
x 0
y 1
end
More
Object chapel_tortoise_4
x 1
y 1
end
