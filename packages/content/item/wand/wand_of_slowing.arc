Object wand_of_slowing
name wand of slowing
name_pl wands of slowing
type 109
level 12
rule_kind slow-monster
charges_dice 1d5+3
weight 315
value 150
arch spell_slow_monster
end
glyph /
icon crystal-wand
hue mind
msg
Dip it into honey and it comes out last.
endmsg
end
