Object lamp_warden
name lamp warden
monster 1
alive 1
level 4
movement 10
armour_class 34
blow_1 weapon 1d6
combat_flags evil
attack_movement 64
notices 14
doors open
company alone
branch keep
frequency 1
from_depth 3
flees_below 25
ability_one_in 4
weight 70000
body_size medium
body_traits humanoid
randomitems carried_odds
arch ability_point_out
end
arch spell_healing
end
glyph @
icon lantern
hue light
msg
He kept the street lamps of a town that has no streets any more. He still minds who is about after dark.
endmsg
end
