Object book_of_knock
name book of knock
name_pl books of knock
type 85
level 1
delay 1
weight 2250
value 100
nrof 1
arch spell_knock
end
glyph =
icon spell-book
hue information
msg
You knock on the cover, feeling foolish. It opens.
endmsg
end
