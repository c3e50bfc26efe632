# Two squares from north to south: the bearer in front, and the one behind.
Object empty_sedan
name empty sedan
monster 1
alive 1
level 6
movement 10
armour_class 30
blow_1 touch 1d8 slow
blow_2 kick 1d6
combat_flags undead evil immune-cold immune-poison
spell_flags resists-sleep not-living
notices 14
memory 50
frequency 1
from_depth 4
weight 60000
body_size medium
body_traits humanoid silent
glyph W
icon ghost
hue death
msg
Two bearers, two poles, and a box between them with the curtain drawn. Nobody is inside. They have come to fetch you.
endmsg
end
More
Object empty_sedan_2
x 0
y 1
end
