# Written in the form of the game itself: it has a glyph.
Object reed_prince
name reed prince
monster 1
alive 1
level 2
movement 12
armour_class 24
blow_1 slap 1d3
combat_flags animal
notices 8
frequency 1
from_depth 1
to_depth 5
weight 4000
glyph :
icon frog
hue poison
msg
He was promised a kiss, a long time ago, and no longer expects it.
endmsg
end
