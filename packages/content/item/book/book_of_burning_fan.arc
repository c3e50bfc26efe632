Object book_of_burning_fan
name book of burning fan
name_pl books of burning fan
type 85
level 1
delay 2
weight 2250
value 100
nrof 1
arch spell_burning_fan
end
glyph =
icon spell-book
hue fire
msg
Folds out further than the desk is wide. The edges are brown.
endmsg
end
