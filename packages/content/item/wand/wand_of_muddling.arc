Object wand_of_muddling
name wand of muddling
name_pl wands of muddling
type 109
level 4
charges_dice 1d5+3
weight 315
value 150
arch ability_muddle
end
glyph /
icon crystal-wand
hue mind
msg
Straight as a ruler, unless you look along it.
endmsg
end
