Object book_of_sleep
name book of sleep
name_pl books of sleep
type 85
level 1
delay 1
weight 2250
value 100
nrof 1
arch spell_sleep
end
glyph =
icon spell-book
hue mind
msg
You have read the first page eleven times now.
endmsg
end
