Object preservative_engine
name preservative engine
name_pl preservative engines
type 74
rule_kind preservative-engine
effect preservative
charges_dice 1d5+3
favour_one_in 4
weight 1800
value 250
icon heart-bottle
glyph (
msg
A pump, two needles and a gauge that reads from fresh to very fresh. What it has been through stays as it is.
endmsg
end
