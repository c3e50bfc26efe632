Object book_of_drain_life
name book of drain life
name_pl books of drain life
type 85
level 2
delay 2
weight 2250
value 200
nrof 1
arch spell_drain_life
end
glyph =
icon spell-book
hue death
msg
It feels lighter each time you put it down.
endmsg
end
