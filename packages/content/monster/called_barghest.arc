Object called_barghest
name barghest
name_pl barghests
monster 1
alive 1
level 9
movement 14
armour_class 54
blow_1 bite 2d7
combat_flags animal
magic_resistance 10
notices 12
weight 30000
body_size medium
body_traits no-hands
glyph d
icon direwolf
hue summoning
msg
A black hound with a lantern of its own in each eye. It came because you asked politely.
endmsg
end
