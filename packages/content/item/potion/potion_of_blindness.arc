Object potion_of_blindness
name potion of blindness
name_pl potions of blindness
type 5
weight 450
value 150
effect blindness
glyph !
icon potion-ball
hue death
msg
Somebody puts the lights out, very thoroughly.
endmsg
end
