Object potion_of_confusion
name potion of confusion
name_pl potions of confusion
type 5
weight 450
value 100
effect confusion
glyph !
icon potion-ball
hue mind
msg
Left is as good a name for it as right.
endmsg
end
