Object orc_warlord
name orc warlord
monster 1
alive 1
level 13
movement 12
armour_class 78
blow_1 weapon 3d5
blow_2 weapon 3d5
combat_flags orc evil
notices 14
doors break
frequency 1
from_depth 11
ability_one_in 5
weight 140000
body_size medium
body_traits humanoid strong
randomitems carried_best
arch battle_axe
end
arch ability_second_wind
end
arch ability_call_pack
end
glyph o
icon orc-head
hue wounding
msg
He wears the helmets of those who held his title before him, one on top of the other. There is room for yours.
endmsg
end
