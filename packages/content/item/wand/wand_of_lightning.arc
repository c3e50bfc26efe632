Object wand_of_lightning
name wand of lightning
name_pl wands of lightning
type 109
level 4
rule_kind lightning
charges_dice 1d5+3
weight 315
value 175
arch spell_lightning_bolt
end
glyph /
icon crystal-wand
hue electricity
msg
It makes the hair on your arms stand up and look where it is looking.
endmsg
end
