Object book_of_jumping
name book of jumping
name_pl books of jumping
type 85
level 1
delay 3
weight 2250
value 100
nrof 1
arch spell_jumping
end
glyph =
icon spell-book
hue teleportation
msg
The chapters are not in order, and one gets from each to the next somehow.
endmsg
end
