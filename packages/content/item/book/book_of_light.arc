Object book_of_light
name book of light
name_pl books of light
type 85
level 1
delay 1
weight 2250
value 100
nrof 1
arch spell_light
end
glyph =
icon spell-book
hue light
msg
Best read in the dark, once.
endmsg
end
