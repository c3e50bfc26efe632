Object wand_of_nothing
name wand of nothing
name_pl wands of nothing
type 109
aim immediate
effect nothing
rule_kind nothing
charges_dice 1d5+3
mundane 1
weight 315
value 100
glyph /
icon crystal-wand
msg
It looks every inch a wand.
endmsg
end
