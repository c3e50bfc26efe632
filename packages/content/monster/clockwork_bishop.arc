Object clockwork_bishop
name clockwork bishop
monster 1
alive 1
level 18
movement 10
armour_class 84
blow_1 punch 4d6
blow_2 touch 2d6 blind
combat_flags immune-fire immune-cold immune-poison no-conf
magic_resistance 50
spell_flags resists-sleep not-living
notices 14
doors open
frequency 1
from_depth 18
ability_one_in 4
weight 900000
body_size large
body_traits humanoid strong
arch ability_spark
end
glyph g
icon robot-antennas
hue mind
msg
It says the office seven times a day and needs winding for the eighth. Nobody has dared to wind it down.
endmsg
end
