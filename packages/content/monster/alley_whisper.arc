Object alley_whisper
name alley whisper
monster 1
alive 1
level 5
movement 13
armour_class 30
blow_1 weapon 1d6
race rogue
combat_flags evil
notices 14
doors open
company alone
branch sewers
frequency 1
from_depth 3
flees_below 30
ability_one_in 4
weight 55000
body_size medium
body_traits humanoid
randomitems carried_odds
arch ability_slip_away
end
glyph @
icon hooded-assassin
hue light
msg
Nobody has ever seen it do anything, which is how it likes to be described. Your purse may remember it better.
endmsg
end
