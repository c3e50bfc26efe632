Object pit_regent
name pit regent
monster 1
alive 1
level 22
movement 15
armour_class 96
blow_1 weapon 4d6
blow_2 weapon 4d6
blow_3 touch 3d6 terrify
combat_flags demon evil immune-fire immune-cold immune-poison
magic_resistance 70
spell_flags resists-drain sees-invisible
notices 14
gait fly
doors break
frequency 1
from_depth 22
ability_one_in 3
weight 300000
body_size medium
body_traits humanoid strong
randomitems carried_best
arch executioners_sword
end
arch spell_great_fireball
end
arch ability_call_imps
end
arch ability_blink
end
glyph &
icon horned-skull
hue wounding
msg
It rules until somebody comes back. Nobody is coming back; it has seen to that.
endmsg
end
