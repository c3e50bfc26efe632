Object saint_ossian
name Saint Ossian the Unburied
monster 1
alive 1
unique 1
level 22
movement 11
armour_class 84
blow_1 touch 5d6 paralyse
combat_flags undead evil immune-cold immune-poison
magic_resistance 80
spell_flags resists-magic resists-sleep resists-drain sees-invisible
notices 14
doors open
frequency 0
from_depth 20
flees_below 30
ability_one_in 2
spellcaster 1
weight 70000
body_size medium
body_traits humanoid
randomitems carried_best
arch spell_last_breath
end
arch ability_call_dead
end
arch ability_dread
end
arch spell_succour
end
arch ability_blink
end
glyph L
icon pope-crown
hue restoration
msg
The pilgrims took a bone each, and kept coming. He is going round the parishes, asking for them back.
endmsg
end
