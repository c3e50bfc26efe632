Object frost_horn
name frost horn
name_pl frost horns
type 74
looks_like horn
level 6
rule_kind frost-horn
effect magic-horn
magical 1
charges_dice 1d5+3
weight 810
value 50
arch spell_frost_bolt
end
icon hunting-horn
glyph (
msg
It is winter in there, and it wants out.
endmsg
end
