Object wand_of_mending
name wand of mending
name_pl wands of mending
type 109
level 3
charges_dice 1d5+10
weight 315
value 150
arch spell_mending
end
glyph /
icon crystal-wand
hue restoration
msg
Hazel, peeled and patient. Wherever you point it, it means you.
endmsg
end
