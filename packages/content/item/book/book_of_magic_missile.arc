Object book_of_magic_missile
name book of magic missile
name_pl books of magic missile
type 85
level 1
delay 2
weight 2250
value 100
nrof 1
arch spell_magic_missile
end
glyph =
icon spell-book
hue magic
msg
Four pages of theory, the rest is target practice.
endmsg
end
