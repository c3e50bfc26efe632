Object gutter_rat
name gutter rat
monster 1
alive 1
level 0
movement 12
armour_class 18
blow_1 bite 1d3
combat_flags animal
notices 9
company few
branch sewers
frequency 2
to_depth 3
weight 900
body_size tiny
body_traits no-hands
glyph r
icon rat
hue wounding
msg
Fat on what other adventurers left behind, themselves included. It sits up to look at you, and seems to be reckoning.
endmsg
end
