Object ring_of_hardiness
name ring of hardiness
name_pl rings of hardiness
type 70
enchantable 1
rule_kind gain-constitution
weight 135
value 150
glyph =
icon ring
hue restoration
msg
Cut from something that was a long time in the ground and minded nothing.
endmsg
end
