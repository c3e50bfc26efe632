Object choir_of_flies
name choir of flies
monster 1
alive 1
level 15
movement 16
armour_class 48
blow_1 bite 2d6 poison
blow_2 bite 2d6 blind
combat_flags undead evil immune-poison immune-cold
notices 14
gait fly
frequency 1
from_depth 14
ability_one_in 4
erratic_one_in 4
weight 3000
body_size small
body_traits no-limbs no-head no-eyes buzzes whirly
arch spell_red_sweat
end
glyph y
icon fly
hue death
msg
It hums in four parts. In the middle there is something that used to conduct.
endmsg
end
