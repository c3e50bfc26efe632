Object boar_rider
name boar rider
monster 1
alive 1
level 4
movement 14
armour_class 30
blow_1 weapon 1d8
blow_2 butt 1d6
combat_flags orc evil
notices 12
doors break
frequency 2
from_depth 2
to_depth 4
flees_below 10
weight 160000
arch spear
end
glyph o
icon boar
hue fire
msg
Two bad tempers, one above the other. The one below does the steering.
endmsg
end
