Object dried_meat
name strip of dried meat
name_pl strips of dried meat
type 6
flesh 1
nutrition 200
delay 2
weight 450
value 12
glyph %
icon steak
hue summoning
msg
Of which animal is a question best left with the butcher.
endmsg
end
