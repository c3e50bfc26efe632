Object book_of_charm_monster
name book of charm monster
name_pl books of charm monster
type 85
level 3
delay 3
weight 2250
value 300
nrof 1
arch spell_charm_monster
end
glyph =
icon spell-book
hue mind
msg
It is so glad that you have come.
endmsg
end
