Object potion_of_water
name potion of water
name_pl potions of water
type 5
rule_kind water
mundane 1
plain_looks 1
effect water
weight 900
value 100
glyph !
icon water-flask
msg
Water, from a well or from something that has been made to be quiet.
endmsg
end
