Object wand_of_burrowing
name wand of burrowing
name_pl wands of burrowing
type 109
level 12
rule_kind digging
charges_dice 1d5+3
weight 315
value 150
arch spell_dig
end
glyph /
icon crystal-wand
hue wounding
msg
Its tip is worn flat, as if it had been used on hills.
endmsg
end
