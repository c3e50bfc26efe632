Object horse
name horse
monster 1
alive 1
level 5
movement 20
armour_class 30
blow_1 kick 1d8
blow_2 bite 1d3
diet plants
domestic 1
combat_flags animal
rideable 2
notices 12
frequency 1
from_depth 5
weight 67000
body_size large
body_traits no-hands hooves strong
grows_into warhorse
glyph u
icon horse-head
hue information
msg
It has run from everything so far. That is why it is still here.
endmsg
end
