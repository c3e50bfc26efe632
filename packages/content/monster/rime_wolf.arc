Object rime_wolf
name rime wolf
monster 1
alive 1
level 7
movement 13
armour_class 36
blow_1 bite 2d5
combat_flags animal immune-cold
notices 16
company few
frequency 1
from_depth 4
ability_one_in 4
weight 70000
body_size medium
body_traits no-hands
arch ability_frost_breath
reach 4
end
glyph d
icon wolf-head
hue frost
msg
Its coat is white because it is ice. The pack breathes together, and then nothing else does.
endmsg
end
