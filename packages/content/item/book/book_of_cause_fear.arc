Object book_of_cause_fear
name book of cause fear
name_pl books of cause fear
type 85
level 3
delay 3
weight 2250
value 300
nrof 1
arch spell_cause_fear
end
glyph =
icon spell-book
hue mind
msg
The picture on the cover is different for everybody. People don’t like to say what they saw.
endmsg
end
