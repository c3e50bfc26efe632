Object shambler
name shambler
monster 1
alive 1
level 4
movement 6
armour_class 12
blow_1 claw 2d8
combat_flags undead evil immune-poison immune-cold
notices 7
branch sewers
frequency 2
from_depth 2
memory 40
weight 65000
body_size medium
body_traits humanoid
glyph Z
icon raise-zombie
hue death
msg
Dead for some time, and in no hurry about it. You can outwalk it all day; it has all night.
endmsg
end
