Object magic_harp
name magic harp
name_pl magic harps
type 74
looks_like harp
rule_kind magic-harp
effect magic-harp
magical 1
charges_dice 1d5+3
weight 1350
value 50
icon harp
glyph (
msg
Its strings lean towards whoever listens.
endmsg
end
