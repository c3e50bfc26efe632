Object ghoul
name ghoul
monster 1
alive 1
level 3
movement 6
armour_class 36
raises ghoul
blow_1 claw 1d6 paralyse
blow_2 claw 1d8
combat_flags undead evil immune-poison immune-cold
notices 8
frequency 1
from_depth 4
memory 30
weight 18000
body_size medium
body_traits humanoid
glyph Z
icon shambling-zombie
hue death
msg
It eats what nobody buried. It is not particular about whether that has finished dying.
endmsg
end
