# A priest of Zhar.
Object pyre_deacon
name pyre deacon
monster 1
alive 1
level 7
movement 12
armour_class 38
blow_1 weapon 1d8
combat_flags evil immune-fire
magic_resistance 15
god god_zhar
notices 14
doors open
branch keep
frequency 1
from_depth 4
flees_below 25
ability_one_in 3
spellcaster 1
spell_list cleric
weight 70000
body_size medium
body_traits humanoid
randomitems carried_good
arch whip
end
arch spell_sudden_coals
reach 4
end
arch spell_shut_out
reach 6
end
glyph @
icon sun-priest
hue fire
msg
He has given his eyebrows to Zhar and kept the rest for later. The collection plate is red hot, and it comes round to you.
endmsg
end
