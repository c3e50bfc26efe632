Object book_of_levitation
name book of levitation
name_pl books of levitation
type 85
level 4
delay 4
weight 2250
value 400
nrof 1
arch spell_levitation
end
glyph =
icon spell-book
hue teleportation
msg
Hold on to it with both hands.
endmsg
end
