Object potion_of_speed
name potion of speed
name_pl potions of speed
type 5
weight 450
value 200
effect speed
glyph !
icon potion-ball
hue teleportation
msg
For a while the whole world wades while you walk.
endmsg
end
