Object coughing_pilgrim
name coughing pilgrim
monster 1
alive 1
level 4
movement 9
armour_class 12
blow_1 weapon 1d6
notices 10
doors open
collects 1
frequency 1
from_depth 3
flees_below 20
ability_one_in 4
spellcaster 1
weight 60000
body_size medium
body_traits humanoid
race human
randomitems carried_odds
arch spell_gutter_cough
end
arch club
end
glyph @
icon hooded-figure
hue poison
msg
He set out to be cured at a shrine that turned out to be a rumour. He gives to everyone he meets what little he has left.
endmsg
end
