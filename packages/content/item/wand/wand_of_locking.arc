Object wand_of_locking
name wand of locking
name_pl wands of locking
type 109
level 12
rule_kind locking
charges_dice 1d5+3
weight 315
value 150
arch spell_wizard_lock
end
glyph /
icon crystal-wand
hue protection
msg
It ends in a knot that no one has undone.
endmsg
end
