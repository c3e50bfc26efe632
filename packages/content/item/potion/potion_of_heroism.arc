Object potion_of_heroism
name potion of heroism
name_pl potions of heroism
type 5
weight 450
value 35
effect heroism
glyph !
icon potion-ball
hue protection
msg
It tastes of a song that you know only the chorus of. Nothing looks quite as tall afterwards.
endmsg
end
