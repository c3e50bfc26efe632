Object dog
name dog
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
weight 18000
body_size medium
body_traits no-hands
grows_into large_dog
glyph d
icon sniffing-dog
hue summoning
msg
Somebody taught it to sit. Somebody else taught it when not to.
endmsg
end
