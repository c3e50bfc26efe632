Object drum_of_earthquake
name drum of earthquake
name_pl drums of earthquake
type 74
looks_like drum
rule_kind drum-of-earthquake
effect drum-of-earthquake
magical 1
charges_dice 1d5+3
weight 1125
value 25
icon drum
glyph (
msg
Dust falls from it, though it hangs on nothing.
endmsg
end
