Object titan
name titan
monster 1
alive 1
level 16
movement 18
armour_class 78
blow_1 weapon 2d8
combat_flags giant
magic_resistance 70
notices 16
gait fly
doors break
frequency 1
from_depth 14
ability_one_in 4
weight 103500
body_size huge
body_traits humanoid strong
arch spell_lightning_bolt
end
arch spell_heavy_hand
end
arch ability_hurl
end
glyph H
icon giant
hue electricity
msg
It was here before the mountains, and thinks poorly of what was done with them. It moves a great deal faster than you would like.
endmsg
end
