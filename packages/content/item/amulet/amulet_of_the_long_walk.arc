Object amulet_of_the_long_walk
name amulet of the long walk
name_pl amulets of the long walk
type 39
level 3
bonus 2
bonus_to constitution
weight 900
value 450
glyph "
icon gem-necklace
hue restoration
msg
The sole of a very small shoe, worn through. It has been further than you have.
endmsg
end
