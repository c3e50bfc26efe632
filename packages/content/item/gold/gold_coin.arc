# Gold. It lies on floors, and is counted on the sheet.
Object gold_coin
name gold coin
name_pl gold coins
type 36
value 1
weight 1
material 2
glyph $
icon two-coins
hue light
msg
Stamped with the head of a king that nobody remembers, by a mint that nobody misses.
endmsg
end
