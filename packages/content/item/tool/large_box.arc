Object large_box
name large box
name_pl large boxes
type 74
rule_kind large-box
effect container
lockable 1
randomitems box_large
weight 15750
value 8
icon open-treasure-chest
glyph (
msg
Planks and nails. Whoever packed it meant to come back.
endmsg
end
