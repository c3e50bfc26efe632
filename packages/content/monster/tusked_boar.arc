Object tusked_boar
name tusked boar
monster 1
alive 1
level 3
movement 11
armour_class 18
blow_1 butt 1d6
combat_flags animal
notices 10
frequency 2
from_depth 2
to_depth 4
weight 120000
body_size medium
body_traits no-hands strong
glyph q
icon boar-tusks
hue summoning
msg
It lives on roots and people who thought it lived on roots. It charges first and has no second plan.
endmsg
end
