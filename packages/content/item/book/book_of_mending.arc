Object book_of_mending
name book of mending
name_pl books of mending
type 85
level 1
delay 2
weight 2250
value 100
nrof 1
arch spell_mending
end
glyph =
icon spell-book
hue restoration
msg
Bound in linen, the margins full of other people's advice.
endmsg
end
