Object pony
name pony
monster 1
alive 1
level 3
movement 16
armour_class 24
blow_1 kick 1d6
blow_2 bite 1d2
diet plants
domestic 1
combat_flags animal
rideable 1
notices 10
frequency 1
from_depth 3
to_depth 6
weight 58000
body_size large
body_traits no-hands hooves strong
grows_into horse
glyph u
icon horse-head
hue restoration
msg
Stout, shaggy, and of the opinion that it has walked far enough. An apple changes its mind.
endmsg
end
