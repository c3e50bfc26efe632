Object skeleton_key
name skeleton key
name_pl skeleton keys
type 74
rule_kind skeleton-key
effect lock-tool
weight 135
value 10
icon skeleton-key
glyph (
msg
Filed down until it argues with no lock.
endmsg
end
