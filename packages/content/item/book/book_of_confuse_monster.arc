Object book_of_confuse_monster
name book of confuse monster
name_pl books of confuse monster
type 85
level 2
delay 2
weight 2250
value 200
nrof 1
arch spell_confuse_monster
end
glyph =
icon spell-book
hue mind
msg
Whoever bound it began at the wrong end, and was right to.
endmsg
end
