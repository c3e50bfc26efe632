Object wand_of_opening
name wand of opening
name_pl wands of opening
type 109
level 12
rule_kind opening
charges_dice 1d5+3
weight 315
value 150
arch spell_knock
end
glyph /
icon crystal-wand
hue information
msg
Its tip is filed like a key for nothing in particular.
endmsg
end
