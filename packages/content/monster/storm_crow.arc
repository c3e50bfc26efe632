Object storm_crow
name storm crow
monster 1
alive 1
level 11
movement 20
armour_class 54
blow_1 bite 1d8
combat_flags animal immune-lightning
notices 14
gait fly
company few
frequency 2
from_depth 10
ability_one_in 3
weight 5000
body_size small
body_traits no-hands
arch ability_spark
end
glyph B
icon raven
hue electricity
msg
A feather of it will light a room, for a moment. After that it is the room's turn.
endmsg
end
