Object rime_warden
name rime warden
monster 1
alive 1
level 9
movement 10
armour_class 38
blow_1 weapon 1d8
combat_flags evil
notices 14
doors open
company alone
branch keep
frequency 1
from_depth 5
flees_below 20
ability_one_in 5
weight 75000
body_size medium
body_traits humanoid
randomitems carried_odds
arch spell_winter_mantle
end
glyph @
icon frozen-body
hue frost
msg
Where he walks the puddles go quiet. The cold goes a step ahead of him and opens the doors.
endmsg
end
