Object book_of_force_bolt
name book of force bolt
name_pl books of force bolt
type 85
level 1
delay 2
weight 2250
value 100
nrof 1
arch spell_force_bolt
end
glyph =
icon spell-book
hue wounding
msg
Every page has been slapped flat. The cover closes with a bang, whatever you do.
endmsg
end
