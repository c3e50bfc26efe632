Object potion_of_rage
name potion of rage
name_pl potions of rage
type 5
weight 450
value 90
effect berserk
glyph !
icon potion-ball
hue fire
msg
Brewed by somebody who had lost an argument. It has not been forgotten.
endmsg
end
