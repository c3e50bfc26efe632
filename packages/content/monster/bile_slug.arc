Object bile_slug
name bile slug
monster 1
alive 1
level 4
movement 3
armour_class 12
blow_1 bite 1d8
combat_flags animal immune-acid immune-poison
spell_flags resists-sleep
notices 8
ability_one_in 2
branch sewers
frequency 1
from_depth 2
memory 30
weight 30000
body_size medium
body_traits no-limbs silent slithy no-eyes
arch ability_acid_spit
end
arch spell_etching_spray
end
glyph P
icon gooey-molecule
hue acid
msg
Slow, soft and accurate. It spits to soften its supper, and begins some way off.
endmsg
end
