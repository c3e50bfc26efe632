Object wand_of_endings
name wand of endings
name_pl wands of endings
type 109
level 12
rule_kind death
charges_dice 1d5+3
weight 315
value 500
arch spell_finger_of_death
end
glyph /
icon crystal-wand
hue death
msg
Whoever carved it stopped in the middle of the last letter.
endmsg
end
