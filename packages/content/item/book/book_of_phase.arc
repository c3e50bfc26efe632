Object book_of_phase
name book of phase
name_pl books of phase
type 85
level 7
delay 10
weight 2250
value 700
nrof 1
arch spell_phase
end
glyph =
icon spell-book
hue teleportation
msg
You have to pick it up twice: the first time your hand goes through.
endmsg
end
