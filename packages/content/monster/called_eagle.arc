Object called_eagle
name obliging eagle
name_pl obliging eagles
monster 1
alive 1
level 8
movement 18
armour_class 36
blow_1 bite 1d10
combat_flags animal
notices 12
gait fly
blow_2 claw 1d6
weight 900
body_size small
body_traits no-hands
glyph B
icon feathered-wing
hue summoning
msg
It lands on your glove as if it had bought it. Its dinner is looking at you over there.
endmsg
end
