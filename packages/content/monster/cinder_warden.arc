Object cinder_warden
name cinder warden
monster 1
alive 1
level 7
movement 10
armour_class 34
blow_1 weapon 1d7
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
arch spell_ember_ring
end
glyph @
icon fire-silhouette
hue fire
msg
Keep your distance. It does not keep its own.
endmsg
end
