Object power_pack
name power pack
name_pl power packs
type 74
rule_kind power-pack
effect power-pack
favour_one_in 4
weight 450
value 300
icon battery-75
glyph (
msg
A box with two studs and a warning. It fell off something that came from a long way forward.
endmsg
end
