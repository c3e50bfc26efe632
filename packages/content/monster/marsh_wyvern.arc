Object marsh_wyvern
name marsh wyvern
monster 1
alive 1
level 8
movement 13
armour_class 42
blow_1 bite 2d6
blow_2 sting 1d8 poison
combat_flags dragon animal immune-poison
notices 14
gait fly
branch drowned
frequency 1
from_depth 4
ability_one_in 3
weight 200000
body_size huge
body_traits no-hands strong
arch ability_poison_breath
reach 4
end
glyph D
icon sea-serpent
hue poison
msg
Two legs, two wings, one idea. The mist that it breathes is pleasant for a breath or two.
endmsg
end
