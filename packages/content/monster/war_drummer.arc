Object war_drummer
name war drummer
monster 1
alive 1
level 3
movement 9
armour_class 12
blow_1 weapon 1d4
combat_flags orc evil
notices 12
doors open
company few
collects 1
branch mines
frequency 2
from_depth 2
to_depth 4
flees_below 25
ability_one_in 4
weight 45000
body_size medium
body_traits humanoid
arch ability_second_wind
end
arch spell_challenge
end
arch ability_shriek
reach 3
end
glyph o
icon drum
hue mind
msg
It beats two skins, one of which is its own shield. While it drums, goblins remember that they are brave and you remember that you are not.
endmsg
end
