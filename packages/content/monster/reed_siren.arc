Object reed_siren
name reed siren
monster 1
alive 1
level 12
movement 12
armour_class 42
blow_1 claw 1d8
combat_flags evil
magic_resistance 40
notices 14
gait swim
frequency 1
from_depth 10
ability_one_in 2
weight 60000
body_size medium
body_traits humanoid
arch ability_beckon
end
arch ability_confusion
end
glyph n
icon mermaid
hue mind
msg
She sings one line, over and over, and it is about you. Nobody has ever heard the second line.
endmsg
end
