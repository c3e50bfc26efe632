Object ogre_magus
name ogre magus
monster 1
alive 1
level 15
movement 12
armour_class 60
blow_1 weapon 4d5
combat_flags giant evil
magic_resistance 40
notices 14
doors break
frequency 1
from_depth 14
ability_one_in 3
spellcaster 1
weight 350000
body_size large
body_traits humanoid strong
randomitems carried_best
arch lead_filled_mace
end
arch spell_great_fireball
end
arch spell_frost_bolt
end
arch ability_blink
end
glyph O
icon ogre
hue magic
msg
He learned to read from a book that screamed. He reads aloud, and well.
endmsg
end
