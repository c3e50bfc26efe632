Object cutpurse
name cutpurse
monster 1
alive 1
level 2
movement 11
armour_class 12
blow_1 weapon 1d3
race rogue
combat_flags evil
attack_movement 3
notices 12
doors open
collects 1
branch sewers
frequency 2
to_depth 3
flees_below 40
weight 62000
body_size medium
body_traits humanoid
randomitems carried_odds
arch dagger
end
glyph @
icon bandit
hue information
msg
He works alone, since partners want half. He would rather have your purse than your life, but he is not particular about the order.
endmsg
end
