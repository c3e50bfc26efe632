Object frost_giant
name frost giant
monster 1
alive 1
level 9
movement 12
armour_class 42
blow_1 weapon 3d8
combat_flags giant evil immune-cold
notices 14
doors break
collects 1
frequency 2
from_depth 5
ability_one_in 4
weight 1000000
body_size huge
body_traits humanoid strong
arch spell_snowball
end
arch great_axe
end
glyph H
icon giant
hue frost
msg
It has come down from the glacier for the heat, and complains of it. The snowballs are not meant playfully.
endmsg
end
