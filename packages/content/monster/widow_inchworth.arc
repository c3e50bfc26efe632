Object widow_inchworth
name Widow Inchworth
monster 1
alive 1
unique 1
level 8
movement 13
armour_class 48
blow_1 bite 2d6 poison
blow_2 claw 1d6
combat_flags animal evil immune-poison
magic_resistance 20
notices 12
frequency 0
from_depth 4
ability_one_in 4
weight 120000
body_size large
body_traits no-hands silent strong
randomitems carried_good
arch ability_web
reach 6
end
arch ability_poison_breath
reach 3
end
glyph s
icon masked-spider
hue protection
msg
She has had nine husbands, and keeps what is left of them in the corners. She knits.
endmsg
end
