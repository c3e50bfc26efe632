Object book_of_healing
name book of healing
name_pl books of healing
type 85
level 1
delay 2
weight 2250
value 100
nrof 1
arch spell_healing
end
glyph =
icon spell-book
hue restoration
msg
The pages are clean, and smell of soap.
endmsg
end
