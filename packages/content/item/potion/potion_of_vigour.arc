Object potion_of_vigour
name potion of vigour
name_pl potions of vigour
type 5
weight 450
value 150
effect restore-energy
glyph !
icon potion-ball
hue magic
msg
The words you have spent come back to the tip of the tongue.
endmsg
end
