Object book_of_detect_monsters
name book of detect monsters
name_pl books of detect monsters
type 85
level 1
delay 1
weight 2250
value 100
nrof 1
arch spell_detect_monsters
end
glyph =
icon spell-book
hue information
msg
A list of names, and behind each a number of paces.
endmsg
end
