Object book_of_magic_mapping
name book of magic mapping
name_pl books of magic mapping
type 85
level 5
delay 7
weight 2250
value 500
nrof 1
arch spell_magic_mapping
end
glyph =
icon spell-book
hue information
msg
The pages fold out, and out, and out.
endmsg
end
