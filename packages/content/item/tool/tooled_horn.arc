Object tooled_horn
name tooled horn
name_pl tooled horns
type 74
looks_like horn
rule_kind tooled-horn
effect plain-horn
weight 810
value 5
icon hunting-horn
glyph (
msg
Leather around a horn. It wakes dogs, villages and worse.
endmsg
end
