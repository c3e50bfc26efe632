Object potion_of_experience
name potion of experience
name_pl potions of experience
type 5
weight 450
value 300
effect gain-level
glyph !
icon potion-ball
hue information
msg
You remember having done this before, and better.
endmsg
end
