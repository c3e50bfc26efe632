Object book_of_call_hound
name book of call hound
name_pl books of call hound
type 85
level 3
delay 4
weight 2250
value 300
nrof 1
arch spell_call_hound
end
glyph =
icon spell-book
hue summoning
msg
Chewed at one corner by whoever answered the first time.
endmsg
end
