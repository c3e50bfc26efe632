Object pale_leviathan
name pale leviathan
monster 1
alive 1
level 23
movement 12
armour_class 48
blow_1 bite 7d6
blow_2 crush 5d6
combat_flags animal immune-cold
notices 14
gait swim
frequency 1
from_depth 24
weight 30000000
body_size gigantic
body_traits no-limbs slithy strong
glyph ;
icon sperm-whale
hue light
msg
Blind, white, and as long as the lake. It found the way in before the roof came down, and has been turning round ever since.
endmsg
end
