Object wand_of_fireballs
name wand of fireballs
name_pl wands of fireballs
type 109
level 6
rule_kind fire
charges_dice 1d5+3
weight 315
value 175
arch spell_fireball
end
glyph /
icon crystal-wand
hue fire
msg
It hums a little when pointed at somebody you dislike.
endmsg
end
