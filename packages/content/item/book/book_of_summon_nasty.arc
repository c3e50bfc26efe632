Object book_of_summon_nasty
name book of summon nasty
name_pl books of summon nasty
type 85
level 7
delay 10
weight 2250
value 700
nrof 1
arch spell_summon_nasty
end
glyph =
icon spell-book
hue summoning
msg
Whole pages have been bitten out. The bites are of different sizes.
endmsg
end
