Object called_rook
name obliging rook
name_pl obliging rooks
monster 1
alive 1
level 4
movement 16
armour_class 30
blow_1 bite 1d6
combat_flags animal
notices 12
gait fly
weight 900
body_size tiny
body_traits no-hands
glyph b
icon raven
hue summoning
msg
It has read your hand and means to improve it. Its grip leaves four small opinions.
endmsg
end
