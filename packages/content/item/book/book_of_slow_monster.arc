Object book_of_slow_monster
name book of slow monster
name_pl books of slow monster
type 85
level 2
delay 2
weight 2250
value 200
nrof 1
arch spell_slow_monster
end
glyph =
icon spell-book
hue mind
msg
It takes its time. So will you.
endmsg
end
