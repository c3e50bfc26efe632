Object hob_carrow
name Hob Carrow the Drover
monster 1
alive 1
unique 1
level 14
movement 12
armour_class 72
blow_1 weapon 4d6
combat_flags giant evil
notices 14
doors break
frequency 0
from_depth 11
ability_one_in 5
weight 1200000
body_size huge
body_traits humanoid strong
randomitems carried_best
arch lochaber_axe
end
arch ability_call_pack
end
arch ability_second_wind
end
glyph H
icon giant
hue wounding
msg
He drives his herd along the deep roads by night, and the herd is ogres. He counts them in at every gate and never gets the same number.
endmsg
end
