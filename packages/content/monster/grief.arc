Object grief
name grief
monster 1
alive 1
level 21
movement 15
armour_class 66
blow_1 touch 4d6 terrify
combat_flags undead evil immune-cold immune-poison
magic_resistance 60
spell_flags resists-sleep resists-drain sees-invisible
notices 14
gait fly
frequency 1
from_depth 22
ability_one_in 3
weight 0
body_size medium
body_traits humanoid noncorporeal
arch ability_dread
end
arch ability_sap
end
arch ability_blink
end
glyph W
icon tear-tracks
hue mind
msg
It has no face, so it borrows one that you know. It is always the same one.
endmsg
end
