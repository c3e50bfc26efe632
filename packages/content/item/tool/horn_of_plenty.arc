Object horn_of_plenty
name horn of plenty
name_pl horns of plenty
type 74
looks_like horn
rule_kind horn-of-plenty
effect plenty
magical 1
charges_dice 1d20
weight 810
value 50
icon hunting-horn
glyph (
msg
It is a good deal longer inside than it is.
endmsg
end
