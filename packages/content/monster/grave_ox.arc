Object grave_ox
name grave ox
monster 1
alive 1
level 10
movement 10
armour_class 42
blow_1 gore 3d8
blow_2 kick 1d8
combat_flags undead evil immune-cold immune-poison
spell_flags resists-sleep
notices 14
frequency 1
from_depth 7
weight 600000
body_size large
body_traits no-hands hooves horns strong
glyph q
icon bull
hue death
msg
It fell under the yoke and nobody told it to stop. The plough is still behind it.
endmsg
end
