Object hollow_judge
name hollow judge
monster 1
alive 1
level 14
movement 10
armour_class 66
blow_1 touch 3d6 slow
combat_flags undead evil immune-cold immune-poison
magic_resistance 60
spell_flags resists-sleep sees-invisible
notices 14
doors open
frequency 1
from_depth 13
ability_one_in 3
spellcaster 1
weight 70000
body_size medium
body_traits humanoid
randomitems carried_good
arch spell_heavy_hand
end
arch ability_lethargy
end
arch ability_call_dead
end
glyph L
icon death-note
hue mind
msg
He passed sentence on the whole court at last, and on himself as well. The court is still sitting.
endmsg
end
