Object book_of_bitter_cold
name book of bitter cold
name_pl books of bitter cold
type 85
level 4
delay 7
weight 2250
value 400
nrof 1
arch spell_bitter_cold
end
glyph =
icon spell-book
hue frost
msg
It has to be thawed before it can be read, and frozen again before it can be put away.
endmsg
end
