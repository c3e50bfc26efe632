Object amulet_of_second_sight
name amulet of second sight
name_pl amulets of second sight
type 39
level 4
see_invisible 1
resist_blind 50
weight 900
value 500
glyph "
icon gem-necklace
hue information
msg
A glass eye with a very direct manner. It blinks when you do, if you do.
endmsg
end
