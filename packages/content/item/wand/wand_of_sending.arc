Object wand_of_sending
name wand of sending
name_pl wands of sending
type 109
aim immediate
effect teleportation
rule_kind teleportation
charges_dice 1d5+3
weight 315
value 200
glyph /
icon crystal-wand
hue teleportation
msg
Lay it down and it is still there; what it points at need not be.
endmsg
end
