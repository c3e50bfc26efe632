Object night_mare
name night mare
monster 1
alive 1
level 12
movement 18
armour_class 54
blow_1 kick 2d6
blow_2 kick 2d6
blow_3 bite 1d8 terrify
combat_flags evil immune-cold
magic_resistance 20
notices 14
company few
frequency 1
from_depth 10
ability_one_in 4
weight 500000
body_size large
body_traits no-hands hooves strong
arch ability_dread
end
glyph q
icon horse-head
hue death
msg
She comes at a gallop and makes no sound. People who dreamt of her once are never quite awake again.
endmsg
end
