Object ore_mole
name ore mole
monster 1
alive 1
level 3
movement 3
armour_class 60
blow_1 bite 1d6
combat_flags animal
magic_resistance 20
notices 6
collects 1
frequency 2
from_depth 2
weight 13600
body_size small
body_traits no-hands eats-metal
glyph r
icon mole
hue information
msg
It digs for its dinner, and its dinner is what you keep in your pockets. Rings are its idea of a dessert.
endmsg
end
