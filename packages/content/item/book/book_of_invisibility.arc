Object book_of_invisibility
name book of invisibility
name_pl books of invisibility
type 85
level 4
delay 5
weight 2250
value 400
nrof 1
arch spell_invisibility
end
glyph =
icon spell-book
hue teleportation
msg
You put it down somewhere. You are fairly sure of that.
endmsg
end
