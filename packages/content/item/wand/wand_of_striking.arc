Object wand_of_striking
name wand of striking
name_pl wands of striking
type 109
level 12
rule_kind striking
charges_dice 1d5+3
weight 315
value 150
arch spell_force_bolt
end
glyph /
icon crystal-wand
hue wounding
msg
It has the balance of a cudgel and none of the patience.
endmsg
end
