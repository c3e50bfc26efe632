Object boar_rider
name boar rider
monster 1
alive 1
level 5
movement 12
armour_class 24
blow_1 weapon 1d4
blow_2 butt 1d4
combat_flags orc evil
notices 12
doors break
branch mines
frequency 2
from_depth 3
to_depth 4
flees_below 10
weight 160000
body_size medium
body_traits humanoid strong
arch spear
end
glyph o
icon boar
hue fire
msg
Two bad tempers, one above the other. The one below does the steering.
endmsg
end
