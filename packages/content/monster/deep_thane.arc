Object deep_thane
name deep thane
monster 1
alive 1
level 8
movement 7
armour_class 60
blow_1 weapon 2d6
blow_2 weapon 2d4
combat_flags evil
magic_resistance 20
notices 12
doors break
company few
collects 1
branch mines
frequency 1
from_depth 4
ability_one_in 5
weight 70000
body_size medium
body_traits humanoid strong
randomitems carried_good
arch war_hammer
end
arch ability_second_wind
end
arch ability_ruin
end
glyph h
icon dwarf-king
hue summoning
msg
Lord of a hall that has no door on your side. It has been insulted by your lantern.
endmsg
end
