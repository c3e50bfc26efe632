Object wand_of_cancellation
name wand of cancellation
name_pl wands of cancellation
type 109
aim immediate
effect cancellation
rule_kind cancellation
charges_dice 1d5+3
weight 315
value 200
glyph /
icon crystal-wand
hue death
msg
Nothing is written on it. There was, once.
endmsg
end
