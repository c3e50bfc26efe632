Object envious_regent
name envious regent
monster 1
alive 1
level 13
movement 12
armour_class 60
blow_1 weapon 2d8
blow_2 claw 1d8
blow_3 touch 1d6 terrify
combat_flags evil
magic_resistance 60
spell_flags resists-sleep sees-invisible
covetous 1
notices 18
doors open
frequency 1
from_depth 5
weight 70000
body_size medium
body_traits humanoid strong
glyph h
icon crowned-skull
hue death
msg
It ruled here until somebody came down the stairs with more luck than manners. It would like a look at what you are carrying.
endmsg
end
