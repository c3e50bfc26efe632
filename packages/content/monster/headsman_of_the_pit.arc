Object headsman_of_the_pit
name headsman of the pit
monster 1
alive 1
level 21
movement 13
armour_class 90
blow_1 weapon 6d6
combat_flags demon evil immune-fire immune-poison
magic_resistance 50
notices 14
doors break
frequency 1
from_depth 22
ability_one_in 5
weight 220000
body_size medium
body_traits humanoid strong
randomitems carried_good
arch executioners_sword
end
arch ability_blink
end
glyph &
icon executioner-hood
hue wounding
msg
One stroke is the whole of its art. It apologises first, and means it.
endmsg
end
