Object book_of_forked_lightning
name book of forked lightning
name_pl books of forked lightning
type 85
level 5
delay 8
weight 2250
value 500
nrof 1
arch spell_forked_lightning
end
glyph =
icon spell-book
hue electricity
msg
It ends twice, in different ways.
endmsg
end
