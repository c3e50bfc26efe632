Object book_of_create_monster
name book of create monster
name_pl books of create monster
type 85
level 2
delay 3
weight 2250
value 200
nrof 1
arch spell_create_monster
end
glyph =
icon spell-book
hue summoning
msg
Half of it is apologies.
endmsg
end
