Object pit_jelly
name pit jelly
monster 1
alive 1
level 4
movement 3
armour_class 12
blow_1 touch 1d6 paralyse
blow_2 touch 1d6
combat_flags immune-acid immune-poison immune-cold
spell_flags resists-sleep
notices 5
memory 20
branch sewers
frequency 1
from_depth 4
weight 80000
body_size large
body_traits no-limbs no-head no-eyes silent
glyph j
icon transparent-slime
hue acid
msg
You can see straight through it to what it had last. It is not quick; it has never had to be.
endmsg
end
