Object newt
name cave newt
monster 1
alive 1
level 0
movement 6
armour_class 12
blow_1 bite 1d2
combat_flags animal
notices 6
frequency 4
to_depth 4
weight 500
body_size tiny
body_traits no-hands silent
glyph :
icon gecko
hue frost
msg
Pale, damp and offended by your boots. It has never won a fight and has never declined one.
endmsg
end
