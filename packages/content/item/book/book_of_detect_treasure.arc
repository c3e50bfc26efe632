Object book_of_detect_treasure
name book of detect treasure
name_pl books of detect treasure
type 85
level 4
delay 5
weight 2250
value 400
nrof 1
arch spell_detect_treasure
end
glyph =
icon spell-book
hue information
msg
The title is stamped in gold. The gold has been scraped off.
endmsg
end
