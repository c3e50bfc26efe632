Object marshal_vorrin
name Marshal Vorrin
monster 1
alive 1
unique 1
level 21
movement 13
armour_class 102
blow_1 weapon 5d6
blow_2 weapon 5d6
combat_flags demon evil immune-fire immune-poison
magic_resistance 60
spell_flags sees-invisible resists-drain
notices 14
doors break
frequency 0
from_depth 18
ability_one_in 4
weight 200000
body_size medium
body_traits humanoid strong
randomitems carried_best
arch blade_of_strife
end
arch spell_great_fireball
end
arch ability_call_imps
end
arch ability_second_wind
end
glyph &
icon overlord-helm
hue fire
msg
He took the pit's commission when his own king would not pay. He has never lost an army that he was not finished with.
endmsg
end
