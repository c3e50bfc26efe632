Object book_of_snowball
name book of snowball
name_pl books of snowball
type 85
level 1
delay 2
weight 2250
value 100
nrof 1
arch spell_snowball
end
glyph =
icon spell-book
hue frost
msg
Written in mittens, and it shows.
endmsg
end
