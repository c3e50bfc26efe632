Object book_of_fireball
name book of fireball
name_pl books of fireball
type 85
level 1
delay 4
weight 2250
value 400
nrof 1
arch spell_fireball
end
glyph =
icon spell-book
hue fire
msg
The pages are asbestos and the author is anonymous, for reasons.
endmsg
end
