Object book_of_detect_unseen
name book of detect unseen
name_pl books of detect unseen
type 85
level 3
delay 4
weight 2250
value 300
nrof 1
arch spell_detect_unseen
end
glyph =
icon spell-book
hue information
msg
There are more pages than you counted.
endmsg
end
