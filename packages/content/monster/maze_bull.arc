Object maze_bull
name maze bull
monster 1
alive 1
level 9
movement 15
armour_class 36
blow_1 butt 2d8
blow_2 claw 2d6
blow_3 claw 2d6
combat_flags evil
notices 12
memory 60
doors break
branch maze
frequency 1
from_depth 5
weight 700000
body_size large
body_traits humanoid strong horns
glyph H
icon minotaur
hue wounding
msg
It was given a maze so that it would not be given a city. It knows every turn of it, and which of them you took.
endmsg
end
