Object tar_slime
name tar slime
monster 1
alive 1
level 10
movement 4
armour_class 24
blow_1 touch 2d8 slow
combat_flags immune-acid immune-poison no-conf
spell_flags resists-sleep
notices 14
frequency 2
from_depth 7
weight 200000
body_size large
body_traits no-limbs no-head no-eyes silent
glyph j
icon slime
hue acid
msg
It has swallowed three lanterns and a mule. Lit from inside it is almost pretty.
endmsg
end
