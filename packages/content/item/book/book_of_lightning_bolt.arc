Object book_of_lightning_bolt
name book of lightning bolt
name_pl books of lightning bolt
type 85
level 4
delay 6
weight 2250
value 400
nrof 1
arch spell_lightning_bolt
end
glyph =
icon spell-book
hue electricity
msg
The binding is rubber, and nobody says what from.
endmsg
end
