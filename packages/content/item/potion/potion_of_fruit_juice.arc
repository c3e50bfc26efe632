Object potion_of_fruit_juice
name potion of fruit juice
name_pl potions of fruit juice
type 5
rule_kind fruit-juice
mundane 1
weight 450
value 50
effect fruit-juice
glyph !
icon potion-ball
hue restoration
msg
Pressed by somebody who meant well. It is what it is.
endmsg
end
