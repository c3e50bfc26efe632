Object ice_box
name ice box
name_pl ice boxes
type 74
rule_kind ice-box
effect container
keeps_fresh 1
weight 40500
value 42
icon ice-cubes
glyph (
msg
It hums. What lies in it keeps, and so does the cold.
endmsg
end
