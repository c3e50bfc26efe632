Object wand_of_striking
name wand of striking
name_pl wands of striking
type 109
aim immediate
effect striking
rule_kind striking
charges_dice 1d5+3
weight 315
value 150
glyph /
icon crystal-wand
hue wounding
msg
It has the balance of a cudgel and none of the patience.
endmsg
end
