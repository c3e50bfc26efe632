Object amulet_of_the_ice_house
name amulet of the ice house
name_pl amulets of the ice house
type 39
level 3
resist_cold 50
weight 900
value 400
glyph "
icon gem-necklace
hue frost
msg
A straw, plaited in a ring. It kept a whole river fresh until August.
endmsg
end
