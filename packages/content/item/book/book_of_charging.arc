Object book_of_charging
name book of charging
name_pl books of charging
type 85
level 7
delay 10
weight 2250
value 700
nrof 1
arch spell_charging
end
glyph =
icon spell-book
hue magic
msg
It is warm to the hand, and every time you put it down a little warmer.
endmsg
end
