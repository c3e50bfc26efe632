Object large_dog
name large dog
monster 1
alive 1
level 6
movement 15
armour_class 36
blow_1 bite 2d4
diet meat
domestic 1
combat_flags animal
notices 14
frequency 1
from_depth 5
weight 36000
body_size medium
body_traits no-hands
glyph d
icon basset-hound-head
hue summoning
msg
It has a head like an anvil and lays it on knees. Nobody has yet told it that it is heavy.
endmsg
end
