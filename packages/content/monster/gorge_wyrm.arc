Object gorge_wyrm
name gorge wyrm
monster 1
alive 1
level 18
movement 10
armour_class 72
blow_1 bite 5d6
blow_2 crush 3d8
combat_flags dragon animal immune-acid
magic_resistance 30
notices 18
frequency 1
from_depth 17
ability_one_in 4
weight 3000000
body_size gigantic
body_traits no-limbs slithy strong
randomitems carried_best
arch ability_acid_spit
end
glyph D
icon sea-dragon
hue acid
msg
It filled the gorge once, and the gorge is where it was. What it cannot swallow it thaws.
endmsg
end
