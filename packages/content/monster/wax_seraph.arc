Object wax_seraph
name wax seraph
monster 1
alive 1
level 17
movement 15
armour_class 72
blow_1 touch 3d6
blow_2 touch 3d6 blind
combat_flags immune-fire immune-lightning
magic_resistance 50
spell_flags sees-invisible
notices 14
gait fly
frequency 1
from_depth 17
ability_one_in 3
weight 60000
body_size medium
body_traits humanoid
arch spell_heavy_hand
reach 5
end
glyph A
icon angel-wings
hue light
msg
It flew too near and has been dripping since. It still believes that it was the sun's fault.
endmsg
end
