Object last_scholar
name last scholar
monster 1
alive 1
level 23
movement 11
armour_class 78
blow_1 touch 4d6 paralyse
combat_flags undead evil immune-cold immune-poison
magic_resistance 90
spell_flags resists-magic resists-sleep resists-drain sees-invisible
notices 14
doors open
frequency 1
from_depth 23
flees_below 30
ability_one_in 2
spellcaster 1
weight 70000
body_size medium
body_traits humanoid
randomitems carried_best
arch spell_great_fireball
end
arch spell_last_breath
end
arch spell_forked_lightning
end
arch ability_call_dead
end
arch ability_blink
end
arch spell_succour
end
glyph L
icon crowned-heart
hue magic
msg
He has written the book on you, and there was a chapter left to write. He has brought a pen.
endmsg
end
