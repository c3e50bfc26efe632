Object pale_clerk
name pale clerk
monster 1
alive 1
level 2
movement 8
armour_class 12
blow_1 touch 1d3
combat_flags undead evil immune-cold immune-poison
spell_flags resists-sleep
notices 9
memory 30
frequency 2
from_depth 4
weight 0
body_size medium
body_traits humanoid noncorporeal
arch letter
name letter to the next of kin
name_pl letters to the next of kin
msg
“We regret to inform you that …” The name has been left blank, and the ink in the well beside it is still wet. Signed: the Clerk.
endmsg
end
glyph W
icon hooded-figure
hue information
msg
It wrote down who came in, and still does. It is not dangerous; it merely wants your name, and then the rest.
endmsg
end
