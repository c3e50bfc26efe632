Object wand_of_opening
name wand of opening
name_pl wands of opening
type 109
aim immediate
effect opening
rule_kind opening
charges_dice 1d5+3
weight 315
value 150
glyph /
icon crystal-wand
hue information
msg
Its tip is filed like a key for nothing in particular.
endmsg
end
