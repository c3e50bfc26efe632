Object cold_shade
name cold shade
monster 1
can_see_in_dark 1
alive 1
level 7
movement 12
armour_class 36
blow_1 touch 1d6 slow
combat_flags undead evil immune-cold immune-poison
magic_resistance 15
spell_flags resists-sleep sees-invisible
notices 12
memory 30
gait fly
branch drowned
frequency 1
from_depth 3
ability_one_in 3
erratic_one_in 5
weight 0
body_size medium
body_traits humanoid noncorporeal
arch ability_grave_chill
reach 5
end
glyph W
icon ghost
hue frost
msg
What is left when the rest has gone to rest. It means no harm; it only wants to be warm, and you are.
endmsg
end
