Object book_of_dig
name book of dig
name_pl books of dig
type 85
level 5
delay 6
weight 2250
value 500
nrof 1
arch spell_dig
end
glyph =
icon spell-book
hue wounding
msg
There is a hole right through it, and the text goes round.
endmsg
end
