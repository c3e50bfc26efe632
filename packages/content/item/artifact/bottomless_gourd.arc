Object bottomless_gourd
name horn of plenty Bottomless Gourd
artifact 1
artifact_of horn_of_plenty
depth 6
type 74
rule_kind gourd-of-infinity
weight 810
value 7000
glyph (
icon swap-bag
hue magic
msg
It has never been seen empty, or with a stopper. Drinkers swear that it listens.
endmsg
end
