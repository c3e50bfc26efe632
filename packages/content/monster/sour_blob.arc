Object sour_blob
name sour blob
monster 1
alive 1
level 1
movement 3
armour_class 12
passive touch 1d8 acid
combat_flags immune-acid immune-poison
spell_flags resists-sleep
notices 3
company few
frequency 2
from_depth 3
to_depth 8
weight 1300
body_size tiny
body_traits no-limbs no-head no-eyes silent
glyph b
icon slime
hue acid
msg
It has never hurt anybody who left it alone. The floor around it is very clean.
endmsg
end
