Object wand_of_frost
name wand of frost
name_pl wands of frost
type 109
level 4
rule_kind cold
charges_dice 1d5+3
weight 315
value 175
arch spell_frost_bolt
end
glyph /
icon crystal-wand
hue frost
msg
Cold enough to hold by the cloth only. It points where it was dug out of the ice.
endmsg
end
