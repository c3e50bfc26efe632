Object rock_basilisk
name rock basilisk
monster 1
alive 1
level 7
movement 6
armour_class 48
blow_1 bite 2d6
combat_flags animal
notices 9
branch mines
frequency 1
from_depth 4
ability_one_in 3
weight 180000
body_size huge
body_traits no-hands strong
arch ability_web
reach 6
end
arch ability_lethargy
end
glyph :
icon horned-reptile
hue information
msg
The cave is full of very good statues of surprised people. It does not know that it does this, and is often lonely.
endmsg
end
