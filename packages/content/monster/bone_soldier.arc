Object bone_soldier
name bone soldier
monster 1
alive 1
level 3
movement 8
armour_class 24
blow_1 weapon 1d4
combat_flags undead evil immune-poison immune-cold
spell_flags resists-sleep
notices 9
memory 40
doors open
company few
frequency 3
from_depth 2
weight 12000
body_size medium
body_traits humanoid silent
arch short_sword
end
glyph Z
icon skeleton
hue death
msg
It kept its sword, its post and its grin. Nobody has told it who won.
endmsg
end
