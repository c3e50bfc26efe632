Object cinder_hag
name cinder hag
monster 1
alive 1
level 11
movement 12
armour_class 54
blow_1 claw 1d10
blow_2 claw 1d10
combat_flags evil immune-fire
magic_resistance 30
notices 14
doors open
frequency 1
from_depth 8
ability_one_in 3
weight 70000
body_size medium
body_traits humanoid
randomitems carried_good
arch spell_burning_fan
reach 3
end
arch ability_ember
end
arch ability_blink
end
glyph @
icon fire-dash
hue fire
msg
She keeps a fire that she never needs to feed. It feeds itself, and it likes company.
endmsg
end
