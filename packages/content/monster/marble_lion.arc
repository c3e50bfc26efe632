Object marble_lion
name marble lion
monster 1
alive 1
level 15
movement 14
armour_class 60
blow_1 claw 3d6
blow_2 claw 3d6
blow_3 bite 3d6
combat_flags immune-fire immune-cold immune-poison no-conf
magic_resistance 30
spell_flags resists-sleep not-living
notices 14
company few
frequency 1
from_depth 14
golem stone
weight 900000
body_size large
body_traits no-hands strong
glyph f
icon lion
hue protection
msg
It lay on the steps for so long that it was taken for a statue, which it is. It has only now made up its mind.
endmsg
end
