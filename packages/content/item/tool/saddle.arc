Object saddle
name saddle
name_pl saddles
type 74
rule_kind saddle
effect saddle
weight 9000
value 150
glyph (
icon saddle
hue information
msg
Leather, worn to the shape of somebody. Put it on something that likes you first.
endmsg
end
