Object book_of_cone_of_cold
name book of cone of cold
name_pl books of cone of cold
type 85
level 4
delay 7
weight 2250
value 400
nrof 1
arch spell_cone_of_cold
end
glyph =
icon spell-book
hue frost
msg
The last chapter is one solid piece of ice.
endmsg
end
