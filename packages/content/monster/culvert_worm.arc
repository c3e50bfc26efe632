# Three squares from west to east: head, back and tail.
Object culvert_worm
name culvert worm
monster 1
alive 1
level 5
movement 8
armour_class 24
blow_1 bite 2d6
combat_flags animal
spell_flags resists-sleep
notices 7
memory 30
branch sewers
frequency 1
from_depth 3
weight 220000
body_size gigantic
body_traits no-limbs silent slithy no-eyes strong
glyph w
icon worm-mouth
hue wounding
msg
It grew up in a drain, and has the shape of it. Somebody once measured it, from the tail, and had to leave the last third to estimate.
endmsg
end
More
Object culvert_worm_2
x 1
y 0
icon backbone-shell
end
More
Object culvert_worm_3
x 2
y 0
icon reptile-tail
end
