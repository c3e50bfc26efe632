Object soot_sprite
name soot sprite
monster 1
alive 1
level 1
movement 10
armour_class 24
blow_1 touch 1d3
combat_flags immune-fire immune-poison
spell_flags not-living
attack_movement 112
notices 10
gait fly
frequency 2
from_depth 4
erratic_one_in 3
weight 10
body_size small
body_traits no-limbs no-head no-eyes silent whirly
glyph y
icon smoking-orb
hue death
msg
What goes up a chimney has to come down somewhere. It has two eyes, both of them yours if it can get them.
endmsg
end
