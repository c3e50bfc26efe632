Object grave_mist
name grave mist
monster 1
alive 1
level 3
movement 1
armour_class 60
blow_1 touch 1d6
combat_flags immune-poison
spell_flags not-living resists-sleep
notices 6
gait fly
frequency 1
from_depth 2
weight 0
body_size huge
body_traits no-limbs no-head no-eyes silent whirly
vampire_shape mist
glyph v
icon fog
hue death
msg
It comes up between the flagstones and stays out of politeness. Breathe shallowly.
endmsg
end
