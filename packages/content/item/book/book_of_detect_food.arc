Object book_of_detect_food
name book of detect food
name_pl books of detect food
type 85
level 2
delay 3
weight 2250
value 200
nrof 1
arch spell_detect_food
end
glyph =
icon spell-book
hue information
msg
Somebody has bitten off a corner.
endmsg
end
