Object book_of_cure_sickness
name book of cure sickness
name_pl books of cure sickness
type 85
level 3
delay 3
weight 2250
value 300
nrof 1
arch spell_cure_sickness
end
glyph =
icon spell-book
hue restoration
msg
A recipe book, of a kind. The recipes are for other people.
endmsg
end
