Object jackal
name jackal
monster 1
alive 1
level 0
movement 12
armour_class 18
blow_1 bite 1d2
combat_flags animal
notices 12
company few
frequency 3
to_depth 3
weight 13600
body_size small
body_traits no-hands
glyph d
icon wolf-head
hue wounding
msg
A lean scavenger that has learned to count: it never comes alone. Hit one, and look behind you.
endmsg
end
