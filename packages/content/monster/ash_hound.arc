Object ash_hound
name ash hound
monster 1
alive 1
level 8
movement 14
armour_class 48
blow_1 bite 2d6
combat_flags animal immune-fire
notices 14
light_radius 1
company few
frequency 1
from_depth 4
ability_one_in 4
weight 70000
body_size medium
body_traits no-hands
arch ability_fire_breath
reach 4
end
glyph d
icon hound
hue fire
msg
It leaves prints that glow for a while. When it opens its mouth it is not to bark.
endmsg
end
