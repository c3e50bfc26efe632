Object creeping_moss
name creeping moss
monster 1
alive 1
level 2
movement 3
armour_class 12
blow_1 touch 1d4
combat_flags immune-cold immune-poison no-conf
spell_flags resists-sleep
notices 4
memory 40
frequency 2
from_depth 3
weight 6000
body_size small
body_traits no-limbs no-head no-eyes silent
glyph F
icon thorny-vine
hue poison
msg
It has crossed this hall since spring. If you stand still for a rest it will be with you.
endmsg
end
