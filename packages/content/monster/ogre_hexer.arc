Object ogre_hexer
name ogre hexer
monster 1
alive 1
level 8
movement 10
armour_class 36
blow_1 weapon 2d8
combat_flags evil giant
magic_resistance 30
notices 12
doors break
collects 1
frequency 1
from_depth 3
flees_below 30
ability_one_in 3
spellcaster 1
spell_list mage
weight 170000
body_size large
body_traits humanoid strong
randomitems carried_good
arch spell_frost_bolt
end
arch ability_confusion
end
arch spell_knitting
end
arch spell_withering
end
glyph O
icon fire-silhouette
hue magic
msg
An ogre that was dropped on a book at an early age. The spells are wrong, but so loudly that they work.
endmsg
end
