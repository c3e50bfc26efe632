# A priest of the orcs.
Object grud_shouter
name grud shouter
monster 1
alive 1
level 7
movement 10
armour_class 42
blow_1 weapon 2d6
combat_flags orc evil
god god_grud
notices 14
doors break
frequency 1
from_depth 4
flees_below 20
ability_one_in 4
spellcaster 1
spell_list cleric
weight 90000
body_size medium
body_traits humanoid strong
randomitems carried_odds
arch great_axe
end
arch spell_god_in_the_arm
end
arch spell_heavy_hand
reach 5
end
arch spell_call_the_faithful
end
glyph o
icon orc-head
hue wounding
msg
It prays at the top of its voice, with its eyes shut, and swings on the amen. The others give it room, and so should you.
endmsg
end
