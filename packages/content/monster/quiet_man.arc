Object quiet_man
name quiet man
monster 1
alive 1
level 8
movement 15
armour_class 42
blow_1 weapon 1d8 poison
blow_2 weapon 1d6
race rogue
combat_flags evil
magic_resistance 15
notices 20
doors open
collects 1
branch maze
frequency 1
from_depth 4
flees_below 30
weight 68000
body_size medium
body_traits humanoid
randomitems carried_good
arch main_gauche
end
arch scroll_of_teleportation
end
arch spell_potion
arch spell_draught
end
end
glyph @
icon hooded-assassin
hue poison
msg
Nobody hired him; he was in the neighbourhood. The knife is clean, and what is on it is clear.
endmsg
end
