Object book_of_witch_light
name book of witch light
name_pl books of witch light
type 85
level 1
delay 2
weight 2250
value 100
nrof 1
arch spell_witch_light
end
glyph =
icon spell-book
hue light
msg
Can be read in the dark, from the second chapter on.
endmsg
end
