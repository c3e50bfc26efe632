Object rat_piper
name rat piper
monster 1
alive 1
level 4
movement 10
armour_class 18
blow_1 weapon 1d6
combat_flags evil
magic_resistance 10
notices 14
doors open
branch sewers
frequency 1
from_depth 2
to_depth 4
flees_below 35
ability_one_in 4
weight 60000
body_size medium
body_traits humanoid
randomitems carried_odds
arch ability_call_vermin
end
arch spell_sweet_reason
reach 2
end
arch scroll_of_teleportation
end
glyph @
icon flute
hue summoning
msg
He was hired to play the rats out of a town, and was not paid. He has kept the rats.
endmsg
end
