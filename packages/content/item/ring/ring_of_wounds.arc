Object ring_of_wounds
name ring of wounds
name_pl rings of wounds
type 70
enchantable 1
rule_kind increase-damage
weight 135
value 150
glyph =
icon ring
hue wounding
msg
The stone is set inwards, where it bites the hand that hits.
endmsg
end
