Object book_of_remove_curse
name book of remove curse
name_pl books of remove curse
type 85
level 3
delay 5
weight 2250
value 300
nrof 1
arch spell_remove_curse
end
glyph =
icon spell-book
hue protection
msg
It opens before you have found the clasp.
endmsg
end
