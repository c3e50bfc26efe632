Object wand_of_the_quiet_grave
name wand of the quiet grave
name_pl wands of the quiet grave
type 109
level 12
rule_kind undead-turning
charges_dice 1d5+3
weight 315
value 150
arch spell_turn_undead
end
glyph /
icon crystal-wand
hue death
msg
Yew, cut at a corner of a churchyard where nobody objected.
endmsg
end
