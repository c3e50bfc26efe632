Object magic_flute
name magic flute
name_pl magic flutes
type 74
looks_like flute
rule_kind magic-flute
effect magic-flute
magical 1
charges_dice 1d5+3
weight 225
value 36
icon flute
glyph (
msg
It has a lullaby in it that nobody has heard the end of.
endmsg
end
