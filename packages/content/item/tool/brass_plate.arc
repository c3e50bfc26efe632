Object brass_plate
name brass plate
name_pl brass plates
type 74
rule_kind credit-card
effect lock-tool
weight 450
value 5
icon metal-plate
glyph (
msg
A plate of brass, polished by thumbs. Somebody was proud of it, and somebody else has opened doors with it.
endmsg
end
