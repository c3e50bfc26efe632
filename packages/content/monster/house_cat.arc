Object house_cat
name house cat
monster 1
alive 1
level 4
movement 16
armour_class 30
blow_1 bite 1d6
diet meat
domestic 1
combat_flags animal
notices 12
frequency 1
from_depth 4
weight 9000
body_size small
body_traits no-hands
grows_into large_cat
glyph f
icon hollow-cat
hue summoning
msg
It belongs to no house that you can see. It will let you know when it wants one.
endmsg
end
