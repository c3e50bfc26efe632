Object warhorse
name warhorse
monster 1
alive 1
level 7
movement 24
armour_class 36
blow_1 kick 1d10
blow_2 bite 1d4
diet plants
domestic 1
combat_flags animal
rideable 2
notices 14
frequency 1
from_depth 5
weight 81000
body_size large
body_traits no-hands hooves strong
glyph u
icon cavalry
hue wounding
msg
Its last rider fell off. It won the battle without him.
endmsg
end
