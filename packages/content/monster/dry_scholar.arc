Object dry_scholar
name dry scholar
monster 1
alive 1
level 11
movement 7
armour_class 60
blow_1 touch 1d10
blow_2 touch 1d6 paralyse
combat_flags undead evil immune-cold immune-poison
magic_resistance 60
spell_flags resists-sleep sees-invisible
notices 14
doors open
branch keep
frequency 1
from_depth 5
flees_below 25
ability_one_in 3
spellcaster 1
spell_list mage
weight 50000
body_size medium
body_traits humanoid
randomitems carried_best
arch spell_frost_bolt
end
arch spell_bitter_cold
end
arch spell_cone_of_cold
reach 4
end
arch ability_call_dead
end
arch ability_blink
end
arch ability_sap
end
arch spell_mending
end
glyph L
icon death-note
hue frost
msg
It meant to read everything, and found one life too short for it. It has read everything, and started on the people.
endmsg
end
