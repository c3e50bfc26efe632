Object abbot_malm
name Abbot Malm
monster 1
alive 1
unique 1
level 12
movement 8
armour_class 66
blow_1 touch 1d10 slow
blow_2 touch 1d8 paralyse
combat_flags undead evil immune-cold immune-poison
magic_resistance 60
spell_flags resists-sleep sees-invisible
notices 14
doors open
frequency 0
from_depth 5
flees_below 25
ability_one_in 3
spellcaster 1
spell_list cleric
weight 55000
body_size medium
body_traits humanoid strong
randomitems carried_best
arch ability_open_wounds
end
arch ability_call_dead
end
arch spell_cone_of_cold
reach 4
end
arch ability_blink
end
arch spell_knitting
end
arch spell_potion
arch spell_full_draught
end
end
arch spell_rebuke_graves
end
glyph L
icon pope-crown
hue death
msg
His order had one rule, which was silence, and he is the only brother left to keep it. He raises a hand in blessing, and the floor stirs.
endmsg
end
