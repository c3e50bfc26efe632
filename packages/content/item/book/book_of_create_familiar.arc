Object book_of_create_familiar
name book of create familiar
name_pl books of create familiar
type 85
level 6
delay 7
weight 2250
value 600
nrof 1
arch spell_create_familiar
end
glyph =
icon spell-book
hue summoning
msg
Something has slept on it.
endmsg
end
