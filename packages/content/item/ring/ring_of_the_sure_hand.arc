Object ring_of_the_sure_hand
name ring of the sure hand
name_pl rings of the sure hand
type 70
enchantable 1
rule_kind increase-accuracy
weight 135
value 150
glyph =
icon ring
hue missiles
msg
Whoever wears it threads needles at the first try, for better or for worse.
endmsg
end
