Object ring_of_conflict
name ring of conflict
name_pl rings of conflict
type 70
rule_kind conflict
conflict 1
weight 135
value 300
glyph =
icon ring
hue wounding
msg
Two snakes, each with the other's tail in its mouth. Wear it, and everybody starts.
endmsg
end
