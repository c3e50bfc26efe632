Object leather_drum
name leather drum
name_pl leather drums
type 74
looks_like drum
rule_kind leather-drum
effect leather-drum
weight 1125
value 25
icon drum
glyph (
msg
Calfskin over a cooking pot.
endmsg
end
