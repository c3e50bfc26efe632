Object salt_hag
name salt hag
monster 1
alive 1
level 10
movement 12
armour_class 54
blow_1 claw 1d8
blow_2 claw 1d8
blow_3 bite 1d6 blind
combat_flags evil
magic_resistance 30
notices 14
doors open
frequency 1
from_depth 7
flees_below 25
ability_one_in 4
weight 70000
body_size medium
body_traits humanoid
randomitems carried_good
arch ability_acid_spit
end
arch spell_mending
end
glyph @
icon witch-face
hue acid
msg
She salts what she catches, and she is not always patient about the order. Her cellar is very well kept.
endmsg
end
