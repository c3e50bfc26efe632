Object mould_keeper
name mould keeper
monster 1
alive 1
level 9
movement 10
armour_class 24
blow_1 touch 1d8 slow
combat_flags evil
notices 12
doors open
frequency 1
from_depth 5
flees_below 25
ability_one_in 3
spellcaster 1
weight 55000
body_size medium
body_traits humanoid
race human
randomitems carried_good
arch spell_grey_ague
end
arch spell_slow_peeling
end
arch spell_clean_blood
end
glyph h
icon mushroom-house
hue poison
msg
She waters her charges every day and knows each of them by name. Visitors are welcome, and so is whatever grows on them.
endmsg
end
