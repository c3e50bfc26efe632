Object rising_dough
name rising dough
monster 1
alive 1
level 5
movement 5
armour_class 6
blow_1 touch 2d4
splitting 1
other_arch dough_lump
food 2
combat_flags immune-poison no-conf
spell_flags resists-sleep not-living
notices 8
memory 20
frequency 2
from_depth 3
weight 60000
body_size medium
body_traits no-limbs no-head no-eyes silent
glyph j
icon gooey-molecule
hue summoning
msg
Somebody left a kitchen in a hurry. Punched down, it comes back as two.
endmsg
end
Object dough_lump
name dough lump
monster 1
alive 1
level 3
movement 7
armour_class 6
blow_1 touch 1d6
combat_flags immune-poison no-conf
spell_flags resists-sleep not-living
notices 8
memory 20
frequency 1
from_depth 2
weight 30000
body_size small
body_traits no-limbs no-head no-eyes silent
glyph j
icon gooey-molecule
hue protection
msg
Half of a larger grievance. It keeps up better than the whole did.
endmsg
end
