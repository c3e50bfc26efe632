Object ring_of_warding
name ring of warding
name_pl rings of warding
type 70
enchantable 1
rule_kind protection
weight 135
value 100
glyph =
icon ring
hue protection
msg
It sits a little away from the finger, as if something were in between.
endmsg
end
