Object wand_of_company
name wand of company
name_pl wands of company
type 109
level 12
rule_kind create-monster
charges_dice 1d5+10
weight 315
value 200
arch spell_create_monster
end
glyph /
icon crystal-wand
hue summoning
msg
Whoever owned it was never alone, and then no longer there.
endmsg
end
