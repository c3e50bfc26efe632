Object book_of_protection
name book of protection
name_pl books of protection
type 85
level 1
delay 3
weight 2250
value 100
nrof 1
arch spell_protection
end
glyph =
icon spell-book
hue protection
msg
The cover is scratched all over, and the pages not at all.
endmsg
end
