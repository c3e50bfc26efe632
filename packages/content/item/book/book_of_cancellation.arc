Object book_of_cancellation
name book of cancellation
name_pl books of cancellation
type 85
level 7
delay 8
weight 2250
value 700
nrof 1
arch spell_cancellation
end
glyph =
icon spell-book
hue death
msg
The first line has been crossed out. So has the second.
endmsg
end
