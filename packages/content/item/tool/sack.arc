Object sack
name sack
name_pl sacks
type 74
rule_kind sack
effect container
looks_like bag
weight 675
value 2
icon swap-bag
glyph (
msg
Sacking. It holds what one puts into it, and smells of what was in it before.
endmsg
end
