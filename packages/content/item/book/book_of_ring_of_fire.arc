Object book_of_ring_of_fire
name book of ring of fire
name_pl books of ring of fire
type 85
level 3
delay 4
weight 2250
value 300
nrof 1
arch spell_ring_of_fire
end
glyph =
icon spell-book
hue fire
msg
Diagrams for people who are surrounded, in a hurried hand.
endmsg
end
