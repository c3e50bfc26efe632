Object wooden_harp
name wooden harp
name_pl wooden harps
type 74
looks_like harp
rule_kind wooden-harp
effect wooden-harp
weight 1350
value 50
icon harp
glyph (
msg
Out of tune with everything but itself.
endmsg
end
