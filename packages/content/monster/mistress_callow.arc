Object mistress_callow
name Mistress Callow
monster 1
alive 1
unique 1
level 13
movement 14
armour_class 72
blow_1 weapon 2d6
blow_2 weapon 2d6 poison
combat_flags evil
magic_resistance 40
spell_flags sees-invisible
notices 14
doors open
frequency 0
from_depth 9
flees_below 20
ability_one_in 4
weight 70000
body_size medium
body_traits humanoid
randomitems carried_best
arch main_gauche
end
arch ability_slip_away
end
glyph @
icon rogue
hue poison
msg
She has killed nine men for money and one for nothing, and it is the one that she talks about. She would like to talk about it now.
endmsg
end
