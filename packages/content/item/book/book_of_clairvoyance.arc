Object book_of_clairvoyance
name book of clairvoyance
name_pl books of clairvoyance
type 85
level 3
delay 3
weight 2250
value 300
nrof 1
arch spell_clairvoyance
end
glyph =
icon spell-book
hue information
msg
You had a feeling that you would find it here.
endmsg
end
