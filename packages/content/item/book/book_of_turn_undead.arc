Object book_of_turn_undead
name book of turn undead
name_pl books of turn undead
type 85
level 6
delay 8
weight 2250
value 600
nrof 1
arch spell_turn_undead
end
glyph =
icon spell-book
hue protection
msg
Consecrated, reconsecrated, and chained to something that is gone.
endmsg
end
