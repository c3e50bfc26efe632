Object book_of_polymorph
name book of polymorph
name_pl books of polymorph
type 85
level 6
delay 8
weight 2250
value 600
nrof 1
arch spell_polymorph
end
glyph =
icon spell-book
hue information
msg
You are not sure that it was a book when you picked it up.
endmsg
end
