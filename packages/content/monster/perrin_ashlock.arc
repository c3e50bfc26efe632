Object perrin_ashlock
name Perrin Ashlock
monster 1
alive 1
unique 1
level 8
movement 11
armour_class 36
blow_1 weapon 1d6
combat_flags evil
magic_resistance 40
spell_flags sees-invisible
notices 16
doors open
frequency 0
from_depth 4
flees_below 35
ability_one_in 3
spellcaster 1
weight 65000
body_size medium
body_traits humanoid
randomitems carried_best
arch spell_fireball
end
arch spell_sleep
end
arch ability_confusion
end
arch ability_blink
end
arch spell_mending
end
arch robe
to_armour 2
end
arch spell_potion
arch spell_deep_draught
end
end
arch letter
name letter signed by five schools
name_pl letters signed by five schools
msg
“The undersigned will not readmit Perrin Ashlock, in any year, under any name.” Below the five signatures somebody has added, in a child’s hand: I only wanted to show you.
endmsg
end
glyph @
icon warlock-hood
hue fire
msg
He has burned down every school that had him, always on the last day of term. He is still waiting to be told that it was well done.
endmsg
end
