Object book_of_finger_of_death
name book of finger of death
name_pl books of finger of death
type 85
level 7
delay 10
weight 2250
value 700
nrof 1
arch spell_finger_of_death
end
glyph =
icon spell-book
hue death
msg
There are no fingerprints on it. You look for them for a while.
endmsg
end
