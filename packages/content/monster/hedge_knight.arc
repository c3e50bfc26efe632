Object hedge_knight
name hedge knight
monster 1
alive 1
level 11
movement 12
armour_class 84
blow_1 weapon 2d6
blow_2 weapon 2d6
combat_flags evil
notices 14
doors open
frequency 2
from_depth 9
weight 70000
body_size medium
body_traits humanoid
randomitems carried_good
arch long_sword
end
glyph @
icon mounted-knight
hue protection
msg
Nobody knighted him, and he has fought everybody who said so. He has a list, and a pencil.
endmsg
end
