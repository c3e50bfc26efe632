# Blesses an item, which a god lends to its bearer from then on.
Object spell_good_word
name good word
name_pl good words
type 101
subtype 49
level 8
spell_level 4
school clerical
grace 26
casting_time 40
path_attuned 256
blessed 1
value 180
delay 5
glyph +
icon holy-water
hue restoration
invisible 1
no_drop 1
msg
You put in a word for it. It is no longer quite yours, but it is on your side.
endmsg
end
