Object crystal_ball
name crystal ball
name_pl crystal balls
type 74
looks_like glass orb
rule_kind crystal-ball
effect crystal-ball
magical 1
charges_dice 1d5
favour_one_in 2
weight 6750
value 60
icon crystal-ball
glyph (
msg
Clear to the middle. The middle is somewhere else.
endmsg
end
