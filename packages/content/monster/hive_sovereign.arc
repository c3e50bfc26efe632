Object hive_sovereign
name hive sovereign
monster 1
alive 1
level 20
movement 18
armour_class 78
blow_1 sting 4d6 poison
blow_2 bite 3d6
combat_flags animal immune-poison
notices 14
gait fly
frequency 1
from_depth 20
ability_one_in 4
weight 200000
body_size large
body_traits no-hands buzzes strong
arch ability_call_vermin
end
glyph a
icon queen-crown
hue poison
msg
Every wasp that you killed on the way down was one of her letters. She has had no answer yet.
endmsg
end
