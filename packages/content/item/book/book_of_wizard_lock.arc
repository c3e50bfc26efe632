Object book_of_wizard_lock
name book of wizard lock
name_pl books of wizard lock
type 85
level 2
delay 3
weight 2250
value 200
nrof 1
arch spell_wizard_lock
end
glyph =
icon spell-book
hue information
msg
The clasp has a clasp.
endmsg
end
