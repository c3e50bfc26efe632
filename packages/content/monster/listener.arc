Object listener
name listener
monster 1
alive 1
level 8
movement 12
armour_class 36
blow_1 tentacle 1d6
blow_2 tentacle 1d6
blow_3 tentacle 1d6 stun
combat_flags evil
magic_resistance 60
spell_flags sees-invisible
notices 16
gait fly
branch maze
frequency 1
from_depth 5
flees_below 20
ability_one_in 2
weight 70000
body_size medium
body_traits humanoid
arch ability_confusion
end
arch ability_beckon
end
arch ability_sap
end
arch ability_lethargy
end
glyph h
icon brain-tentacle
hue mind
msg
It has no mouth, and nothing to say; it has come for what you were about to. You will forget that you met it, if it is satisfied.
endmsg
end
