Object rustmouth
name rustmouth
monster 1
alive 1
level 5
movement 18
armour_class 48
blow_1 touch 1d4
blow_2 bite 1d3
combat_flags animal
notices 10
collects 1
frequency 1
from_depth 4
weight 45000
body_size medium
body_traits no-hands eats-iron
glyph R
icon armadillo
hue acid
msg
It sucks on blades as others suck on sweets. It follows smiths for days.
endmsg
end
