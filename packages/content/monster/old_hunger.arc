Object old_hunger
name old hunger
monster 1
alive 1
level 24
movement 12
armour_class 78
blow_1 bite 6d6
blow_2 bite 6d6
blow_3 crush 4d8
combat_flags evil immune-acid immune-poison immune-cold
magic_resistance 60
spell_flags resists-sleep not-living
notices 14
frequency 1
from_depth 25
ability_one_in 3
weight 6000000
body_size gigantic
body_traits no-limbs no-head no-eyes silent
arch ability_beckon
end
arch ability_sap
end
glyph P
icon gluttonous-smile
hue wounding
msg
Before there was anything to eat, there was this. It has been very patient, and now there is you.
endmsg
end
