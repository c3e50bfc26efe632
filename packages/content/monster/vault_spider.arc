Object vault_spider
name vault spider
monster 1
alive 1
level 9
movement 14
armour_class 54
blow_1 bite 2d5 poison
combat_flags animal immune-poison
notices 14
company few
frequency 2
from_depth 6
ability_one_in 4
weight 40000
body_size large
body_traits no-hands silent
arch ability_web
reach 6
end
glyph s
icon spider-alt
hue poison
msg
It spins across doorways and is never in a hurry. The locks down here are for show.
endmsg
end
