Object potion_of_oil
name potion of oil
name_pl potions of oil
type 5
rule_kind oil
mundane 1
effect oil
fuel 500
weight 450
value 250
glyph !
icon standing-potion
msg
Lamp oil, pressed from something that lived in the dark. It does not taste of light.
endmsg
end
