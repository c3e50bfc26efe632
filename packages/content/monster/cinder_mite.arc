Object cinder_mite
name cinder mite
monster 1
alive 1
level 1
movement 10
armour_class 18
blow_1 bite 1d3
combat_flags animal immune-fire
notices 8
company few
frequency 2
from_depth 4
weight 100
body_size tiny
body_traits no-hands silent
glyph a
icon flying-beetle
hue fire
msg
It hatches in hot ash and thinks that everything is cold. It would like to get into your coat.
endmsg
end
