Object bag_of_tricks
name bag of tricks
name_pl bags of tricks
type 74
looks_like bag
rule_kind bag-of-tricks
effect tricks
magical 1
charges_dice 1d20
weight 675
value 100
icon swap-bag
glyph (
msg
It is never quite as empty as it feels.
endmsg
end
