Object ring_of_might
name ring of might
name_pl rings of might
type 70
enchantable 1
rule_kind gain-strength
weight 135
value 150
glyph =
icon ring
hue wounding
msg
Heavy enough that lifting it is already a sort of practice.
endmsg
end
