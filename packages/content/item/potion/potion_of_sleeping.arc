Object potion_of_sleeping
name potion of sleeping
name_pl potions of sleeping
type 5
weight 450
value 100
effect sleeping
glyph !
icon potion-ball
hue mind
msg
It smells of hay. That is the last thing anyone remembers of it.
endmsg
end
