Object ring_of_the_copper_roof
name ring of the copper roof
name_pl rings of the copper roof
type 70
rule_kind shock-resistance
resist_electricity 40
weight 135
value 250
glyph =
icon ring
hue electricity
msg
Green all over. It has been struck before and thinks nothing of it.
endmsg
end
