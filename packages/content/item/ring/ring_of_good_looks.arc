Object ring_of_good_looks
name ring of good looks
name_pl rings of good looks
type 70
enchantable 1
rule_kind adornment
weight 135
value 100
glyph =
icon ring
hue mind
msg
It catches what light there is and gives all of it to you.
endmsg
end
