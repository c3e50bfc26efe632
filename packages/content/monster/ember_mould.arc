Object ember_mould
name ember mould
monster 1
alive 1
level 3
movement 0
armour_class 6
stays_put 1
passive touch 0d4 fire
combat_flags immune-fire immune-poison no-conf
spell_flags resists-sleep not-living
notices 1
frequency 2
from_depth 4
weight 2000
body_size small
body_traits no-limbs no-head no-eyes silent
glyph F
icon mushrooms
hue fire
msg
It glows like a banked hearth. Several people have warmed themselves once.
endmsg
end
