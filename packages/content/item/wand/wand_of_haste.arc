Object wand_of_haste
name wand of haste
name_pl wands of haste
type 109
aim immediate
effect haste
rule_kind speed-monster
charges_dice 1d5+3
weight 315
value 150
glyph /
icon crystal-wand
hue teleportation
msg
Lighter at one end than at the other, and never at the same end twice.
endmsg
end
