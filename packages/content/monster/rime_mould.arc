Object rime_mould
name rime mould
monster 1
alive 1
level 3
movement 0
armour_class 6
stays_put 1
passive touch 0d4 cold
combat_flags immune-cold immune-poison no-conf
spell_flags resists-sleep not-living
notices 1
frequency 2
from_depth 3
weight 2000
body_size small
body_traits no-limbs no-head no-eyes silent
glyph F
icon mushroom
hue frost
msg
A white patch that is cold to the hand. Leave the hand where it is.
endmsg
end
