Object wand_of_sending
name wand of sending
name_pl wands of sending
type 109
level 12
rule_kind teleportation
charges_dice 1d5+3
weight 315
value 200
arch spell_teleport_away
end
glyph /
icon crystal-wand
hue teleportation
msg
Lay it down and it is still there; what it points at need not be.
endmsg
end
