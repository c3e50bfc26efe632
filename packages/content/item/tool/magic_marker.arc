Object magic_marker
name magic marker
name_pl magic markers
type 74
rule_kind magic-marker
effect marker
magical 1
charges_dice 1d70+29
weight 90
value 50
icon quill-ink
glyph (
msg
It knows how to spell, which is half of magic.
endmsg
end
