Object can_of_grease
name can of grease
name_pl cans of grease
type 74
rule_kind can-of-grease
effect grease
charges_dice 1d25
favour_one_in 10
weight 675
value 20
icon oil-can
glyph (
msg
Keeps rain out, and hands off.
endmsg
end
