Object starving_saint
name starving saint
monster 1
alive 1
level 22
movement 12
armour_class 78
blow_1 touch 5d6 slow
combat_flags undead evil immune-cold immune-poison
magic_resistance 60
spell_flags resists-sleep resists-drain
notices 14
doors open
frequency 1
from_depth 23
ability_one_in 3
weight 30000
body_size medium
body_traits humanoid
arch ability_sap
end
arch ability_lethargy
end
glyph Z
icon skeleton
hue restoration
msg
He fasted to move the gods and they were moved to look away. He will break his fast with you.
endmsg
end
