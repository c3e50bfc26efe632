Object book_of_extra_healing
name book of extra healing
name_pl books of extra healing
type 85
level 3
delay 5
weight 2250
value 300
nrof 1
arch spell_extra_healing
end
glyph =
icon spell-book
hue restoration
msg
Twice as thick as it needs to be, and every page is needed.
endmsg
end
