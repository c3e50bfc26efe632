Object book_of_sense_magic
name book of sense magic
name_pl books of sense magic
type 85
level 2
delay 3
weight 2250
value 200
nrof 1
arch spell_sense_magic
end
glyph =
icon spell-book
hue information
msg
It hums when the other books are on the shelf.
endmsg
end
