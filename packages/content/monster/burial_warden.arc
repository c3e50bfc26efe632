Object burial_warden
name burial warden
monster 1
alive 1
level 10
movement 12
armour_class 42
blow_1 weapon 2d6
blow_2 weapon 1d8
combat_flags evil
notices 14
doors open
collects 1
frequency 1
from_depth 5
flees_below 20
ability_one_in 4
spellcaster 1
spell_list cleric
weight 80000
body_size medium
body_traits humanoid
race human
randomitems carried_good
arch spell_red_sweat
end
arch spell_knitting
end
arch broad_sword
end
glyph @
icon plague-doctor-profile
hue death
msg
His trade is slow in good years, so he sees to it that there are none. He measures you with his eyes and writes down the length.
endmsg
end
