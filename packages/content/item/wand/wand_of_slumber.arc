Object wand_of_slumber
name wand of slumber
name_pl wands of slumber
type 109
level 12
rule_kind sleep
charges_dice 1d5+3
weight 315
value 175
arch spell_sleep
end
glyph /
icon crystal-wand
hue mind
msg
Poppy stalk, lacquered. It yawns when it is shaken.
endmsg
end
