Object book_of_frost_bolt
name book of frost bolt
name_pl books of frost bolt
type 85
level 2
delay 3
weight 2250
value 200
nrof 1
arch spell_frost_bolt
end
glyph =
icon spell-book
hue frost
msg
The ink has cracked along the folds. Turn the pages slowly.
endmsg
end
