Object kitten
name kitten
monster 1
alive 1
level 0
movement 18
armour_class 24
blow_1 bite 1d6
diet meat
domestic 1
combat_flags animal
notices 10
frequency 1
from_depth 3
to_depth 5
weight 6700
body_size small
body_traits no-hands
grows_into house_cat
glyph f
icon cat
hue summoning
msg
It fights your shoelace to a draw. Then it sleeps in your hood.
endmsg
end
