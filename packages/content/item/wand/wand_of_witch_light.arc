Object wand_of_witch_light
name wand of witch light
name_pl wands of witch light
type 109
level 2
rule_kind light
charges_dice 1d5+10
weight 315
value 100
arch spell_witch_light
end
glyph /
icon crystal-wand
hue light
msg
It sheds a little lamp whenever somebody waves it, and does not mind where.
endmsg
end
