Object wooden_flute
name wooden flute
name_pl wooden flutes
type 74
looks_like flute
rule_kind wooden-flute
effect wooden-flute
weight 225
value 5
icon flute
glyph (
msg
Six holes and a crack.
endmsg
end
