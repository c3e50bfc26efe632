Object deep_kraken
name deep kraken
monster 1
alive 1
level 17
movement 6
armour_class 42
blow_1 crush 4d6
blow_2 crush 4d6
blow_3 bite 3d8
combat_flags animal
notices 14
gait swim
frequency 1
from_depth 16
memory 40
weight 5000000
body_size gigantic
body_traits no-hands strong
glyph ;
icon giant-squid
hue frost
msg
It takes up the whole of the lake and lets the water have what is left. The islands are its elbows.
endmsg
end
