Object book_of_missile_ray
name book of ray of missiles
name_pl books of ray of missiles
type 85
level 2
delay 2
weight 2250
value 200
nrof 1
arch spell_missile_ray
end
glyph =
icon spell-book
hue missiles
msg
The margins are full of little arrows, all of them pointing at the same word.
endmsg
end
