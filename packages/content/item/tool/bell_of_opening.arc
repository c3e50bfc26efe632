Object bell_of_opening
name bell of opening
name_pl bells of opening
type 74
looks_like silver bell
rule_kind bell-of-opening
effect bell
magical 1
charges_dice 1d1+2
weight 450
value 5000
icon ringing-bell
glyph (
msg
The clapper is a key. Doors have heard of it.
endmsg
end
