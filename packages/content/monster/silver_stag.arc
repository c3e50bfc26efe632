Object silver_stag
name silver stag
monster 1
alive 1
level 11
movement 18
armour_class 48
blow_1 butt 2d8
blow_2 kick 1d8
combat_flags animal
magic_resistance 40
notices 14
frequency 1
from_depth 9
attack_movement 2
weight 180000
body_size large
body_traits no-hands hooves horns strong
glyph q
icon stag-head
hue light
msg
It has no business down here and knows it. It will not be followed twice.
endmsg
end
