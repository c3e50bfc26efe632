Object highborn_scout
name highborn scout
monster 1
alive 1
level 6
movement 14
armour_class 30
blow_1 weapon 1d8
blow_2 weapon 1d6
magic_resistance 20
spell_flags resists-sleep sees-invisible
notices 20
doors open
collects 1
shoots 1
branch keep
frequency 1
from_depth 3
flees_below 30
ability_one_in 4
weight 55000
body_size medium
body_traits humanoid
randomitems carried_odds
arch long_bow
end
arch arrow
nrof 10
end
arch ability_blink
end
glyph @
icon archer
hue restoration
msg
Tall, courteous and very sure whose wood this used to be. The first arrow is a warning, and lands where warnings do most good.
endmsg
end
