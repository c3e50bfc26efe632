Object oilskin_sack
name oilskin sack
name_pl oilskin sacks
type 74
rule_kind oilskin-sack
effect container
waterproof 1
looks_like bag
weight 675
value 100
icon swap-bag
glyph (
msg
Sailors’ work: the rain stays outside, and so does the light.
endmsg
end
