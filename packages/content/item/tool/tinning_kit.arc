Object tinning_kit
name tinning kit
name_pl tinning kits
type 74
rule_kind tinning-kit
effect tinning
charges_dice 1d70+29
weight 4500
value 30
icon canned-fish
glyph (
msg
A press, a crimp and a stack of lids. Somebody meant to stay a while.
endmsg
end
