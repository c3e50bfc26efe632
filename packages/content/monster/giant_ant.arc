Object giant_ant
name giant ant
monster 1
alive 1
level 2
movement 18
armour_class 42
blow_1 bite 1d4
combat_flags animal
notices 10
company few
frequency 3
weight 9000
body_size tiny
body_traits no-hands silent
glyph a
icon ant
hue wounding
msg
As long as a dog and quicker. Where there is one there is a road of them.
endmsg
end
