Object bag_of_holding
name bag of holding
name_pl bags of holding
type 74
rule_kind bag-of-holding
effect container
looks_like bag
magical 1
holding 50
holding_blessed 25
holding_cursed 200
weight 675
value 100
icon swap-bag
glyph (
msg
It weighs half of what is in it. The other half is somebody else’s business. It hates its own kind.
endmsg
end
