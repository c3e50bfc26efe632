Object chalk_golem
name chalk golem
monster 1
alive 1
level 11
movement 8
armour_class 60
blow_1 punch 2d8
blow_2 punch 2d8
combat_flags immune-cold immune-poison no-conf
magic_resistance 30
spell_flags resists-sleep not-living
notices 14
frequency 1
from_depth 9
golem stone
weight 1500000
body_size large
body_traits humanoid strong
glyph g
icon stone-pile
hue protection
msg
It leaves white footprints, and writes its name on the walls in capitals. It can only spell the one name, and it is not its own.
endmsg
end
