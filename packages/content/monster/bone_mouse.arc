Object bone_mouse
name bone mouse
monster 1
alive 1
level 0
movement 12
armour_class 18
blow_1 bite 1d2
combat_flags undead immune-cold immune-poison
spell_flags resists-sleep
notices 8
company few
frequency 2
from_depth 3
weight 50
body_size tiny
body_traits no-hands silent
glyph r
icon rat
hue light
msg
A mouse that nobody told to stop. It still keeps to the walls, out of habit, and clicks.
endmsg
end
