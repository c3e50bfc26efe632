Object trap_spider
name trap spider
monster 1
alive 1
level 6
movement 14
armour_class 42
blow_1 bite 2d4 poison
combat_flags animal immune-poison
attack_movement 4
notices 10
branch sewers
frequency 1
from_depth 3
ability_one_in 4
weight 40000
body_size large
body_traits no-hands silent
arch ability_web
reach 5
end
glyph s
icon long-legged-spider
hue protection
msg
It has lids on its floors. What it throws is strong enough to hang washing on, and has held heavier things than washing.
endmsg
end
