Object shrilling_cap
name shrilling cap
monster 1
alive 1
level 2
movement 1
blow_1 shriek 1d1 terrify
armour_class 18
stays_put 1
combat_flags immune-poison no-conf
spell_flags resists-sleep
notices 6
frequency 1
from_depth 5
weight 4500
body_size small
body_traits no-limbs no-head no-eyes
glyph F
icon super-mushroom
hue mind
msg
A fat purple cap that screams when it is looked at. Something deep below has learned what that means.
endmsg
end
