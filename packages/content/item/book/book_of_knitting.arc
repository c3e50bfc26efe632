Object book_of_knitting
name book of knitting
name_pl books of knitting
type 85
level 3
delay 4
weight 2250
value 300
nrof 1
arch spell_knitting
end
glyph =
icon spell-book
hue restoration
msg
How to close what has come open. Patterns included.
endmsg
end
