Object drowned_monk
name drowned monk
monster 1
alive 1
level 10
movement 9
armour_class 48
blow_1 touch 2d6 slow
blow_2 touch 1d6
combat_flags undead evil immune-cold immune-poison
spell_flags resists-sleep
notices 14
frequency 2
from_depth 8
ability_one_in 4
weight 90000
body_size medium
body_traits humanoid
arch ability_grave_chill
end
glyph Z
icon drowning
hue frost
msg
He prays with his mouth full of water. He would like you to kneel as well, and stay.
endmsg
end
