Object vein_walker
name vein walker
monster 1
alive 1
level 8
movement 9
armour_class 72
blow_1 claw 1d3
blow_2 claw 1d3
blow_3 claw 1d3
blow_4 bite 4d6
combat_flags immune-fire immune-cold
magic_resistance 20
notices 10
frequency 1
from_depth 6
weight 54000
body_size medium
body_traits strong eats-metal passes-walls
glyph X
icon stone-sphere
hue information
msg
Three arms, three legs, and a mouth on top that chews ore. It walks through rock as you walk through a room, and is as surprised to meet somebody.
endmsg
end
