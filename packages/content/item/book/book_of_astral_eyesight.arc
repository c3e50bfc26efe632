Object book_of_astral_eyesight
name book of astral eyesight
name_pl books of astral eyesight
type 85
level 7
delay 10
weight 2250
value 700
nrof 1
arch spell_astral_eyesight
end
glyph =
icon spell-book
hue information
msg
It is easier to read when it is shut.
endmsg
end
