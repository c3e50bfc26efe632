Object book_of_succour
name book of succour
name_pl books of succour
type 85
level 1
delay 2
weight 2250
value 100
nrof 1
arch spell_succour
end
glyph =
icon spell-book
hue restoration
msg
Short prayers, each with a blank line after it for the answer.
endmsg
end
