Object book_of_identify
name book of identify
name_pl books of identify
type 85
level 3
delay 6
weight 2250
value 300
nrof 1
arch spell_identify
end
glyph =
icon spell-book
hue information
msg
It says exactly what it is, on the spine, in four languages.
endmsg
end
