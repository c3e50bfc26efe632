Object storm_giant
name storm giant
monster 1
alive 1
level 17
movement 12
armour_class 66
blow_1 weapon 5d6
combat_flags giant immune-lightning
magic_resistance 30
notices 14
doors break
frequency 1
from_depth 16
ability_one_in 4
weight 1800000
body_size huge
body_traits humanoid strong
randomitems carried_best
arch great_axe
end
arch spell_lightning_bolt
end
glyph H
icon giant
hue electricity
msg
His beard crackles when he is annoyed. He has been annoyed since the ceiling was put in.
endmsg
end
