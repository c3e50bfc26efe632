Object ox_drover
name ox drover
monster 1
alive 1
level 6
movement 11
armour_class 36
blow_1 weapon 1d8
combat_flags evil
attack_movement 96
notices 14
doors open
company alone
frequency 1
from_depth 5
flees_below 20
ability_one_in 5
weight 75000
body_size medium
body_traits humanoid
randomitems carried_odds
arch spell_iron_bark
end
arch spell_quick_blood
end
glyph @
icon cow
hue wounding
msg
He has walked behind oxen for so long that they have begun to rub off. Stand to one side when he lowers his head.
endmsg
end
