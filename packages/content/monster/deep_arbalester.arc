Object deep_arbalester
name deep arbalester
monster 1
alive 1
level 6
movement 6
armour_class 36
blow_1 weapon 1d8
combat_flags evil
magic_resistance 10
notices 16
doors break
collects 1
shoots 1
branch mines
frequency 1
from_depth 3
weight 62000
body_size medium
body_traits humanoid
arch heavy_crossbow
end
arch bolt
nrof 8
end
glyph h
icon crossbow
hue protection
msg
A dwarf who found that arguments go better at forty paces. It cranks, it aims, it apologises to nobody.
endmsg
end
