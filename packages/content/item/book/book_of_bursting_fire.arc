Object book_of_bursting_fire
name book of bursting fire
name_pl books of bursting fire
type 85
level 4
delay 4
weight 2250
value 400
nrof 1
arch spell_bursting_fire
end
glyph =
icon spell-book
hue fire
msg
The binding is slate. Somebody has thought about this.
endmsg
end
