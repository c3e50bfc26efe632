Object book_of_stone_to_flesh
name book of stone to flesh
name_pl books of stone to flesh
type 85
level 3
delay 1
weight 2250
value 300
nrof 1
arch spell_stone_to_flesh
end
glyph =
icon spell-book
hue restoration
msg
There is gravy on page nine. There is gravy under page nine.
endmsg
end
