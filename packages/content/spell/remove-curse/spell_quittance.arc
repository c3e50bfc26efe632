# Frees what is worn and wielded even of damnation.
Object spell_quittance
name quittance
name_pl quittances
type 101
subtype 31
level 12
spell_level 5
school clerical
grace 25
casting_time 25
path_attuned 128
cursed 1
damned 1
value 260
delay 7
glyph ?
icon holy-symbol
hue restoration
invisible 1
no_drop 1
msg
The debt was never yours. You say so, at length, to the keeper of the book.
endmsg
end
