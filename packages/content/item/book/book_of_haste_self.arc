Object book_of_haste_self
name book of haste self
name_pl books of haste self
type 85
level 3
delay 4
weight 2250
value 300
nrof 1
arch spell_haste_self
end
glyph =
icon spell-book
hue teleportation
msg
You have read it before you know it.
endmsg
end
