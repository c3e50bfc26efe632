Object little_dog
name little dog
monster 1
alive 1
level 2
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
grows_into dog
glyph d
icon sitting-dog
hue summoning
msg
Whatever it found behind you, it is very proud of it. It will not say what it was.
endmsg
end
