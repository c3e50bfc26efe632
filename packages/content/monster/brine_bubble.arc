Object brine_bubble
name brine bubble
monster 1
alive 1
level 3
movement 3
armour_class 12
blow_1 touch 2d8
attacktype 64
hitback 1
one_hit 1
combat_flags immune-acid immune-poison immune-cold no-conf
spell_flags resists-sleep not-living
notices 6
gait fly
frequency 2
from_depth 3
weight 10
body_size small
body_traits no-limbs no-head no-eyes silent
glyph e
icon transparent-slime
hue acid
msg
A thin skin round a pint of something that eats rings. It wants only to lean on you. Throw something.
endmsg
end
