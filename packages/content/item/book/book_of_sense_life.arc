Object book_of_sense_life
name book of sense life
name_pl books of sense life
type 85
level 1
delay 2
weight 2250
value 100
nrof 1
arch spell_sense_life
end
glyph =
icon spell-book
hue information
msg
Every page seems to know who is reading.
endmsg
end
