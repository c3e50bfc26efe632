Object chest
name chest
name_pl chests
type 74
rule_kind chest
effect container
lockable 1
randomitems box_chest
weight 27000
value 16
icon locked-chest
glyph (
msg
Iron bands, a good lock, and the question who else has the key.
endmsg
end
