Object book_of_great_fireball
name book of great fireball
name_pl books of great fireball
type 85
level 5
delay 8
weight 2250
value 500
nrof 1
arch spell_great_fireball
end
glyph =
icon spell-book
hue fire
msg
The second edition. Of the first only the covers came back.
endmsg
end
