Object lock_pick
name lock pick
name_pl lock picks
type 74
rule_kind lock-pick
effect lock-tool
weight 180
value 20
icon lockpicks
glyph (
msg
A bent wire, and a great deal of patience to go with it.
endmsg
end
