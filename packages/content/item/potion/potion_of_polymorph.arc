Object potion_of_polymorph
name potion of polymorph
name_pl potions of polymorph
type 5
weight 450
value 200
effect polymorph
glyph !
icon potion-ball
hue information
msg
It tastes a little different to everybody, and everybody is a little different afterwards.
endmsg
end
