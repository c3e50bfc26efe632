# What frost has frozen on the floor lies in one of these.
Object ice_block
name block of ice
name_pl blocks of ice
type 74
rule_kind ice-block
effect break-ice
material 4096
weight 4000
value 1
identified 1
glyph `
icon ice-spell-cast
hue frost
msg
There is something in it. Strike it with the hilt, or wait for somebody with a torch.
endmsg
end
