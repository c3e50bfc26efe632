Object book_of_cure_blindness
name book of cure blindness
name_pl books of cure blindness
type 85
level 2
delay 2
weight 2250
value 200
nrof 1
arch spell_cure_blindness
end
glyph =
icon spell-book
hue restoration
msg
Written in letters that the fingers can follow. Sensible.
endmsg
end
