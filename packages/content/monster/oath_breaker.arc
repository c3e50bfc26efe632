Object oath_breaker
name oath breaker
monster 1
alive 1
level 16
movement 12
armour_class 78
blow_1 weapon 3d6
blow_2 weapon 3d6
combat_flags evil
magic_resistance 30
notices 14
doors open
frequency 1
from_depth 15
ability_one_in 6
weight 70000
body_size medium
body_traits humanoid
randomitems carried_best
arch katana
end
arch ability_second_wind
end
glyph @
icon broken-shield
hue wounding
msg
He swore on everything there is to swear on, and broke it all, in order. Nothing holds him now but the floor.
endmsg
end
