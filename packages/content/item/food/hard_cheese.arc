Object hard_cheese
name wedge of hard cheese
name_pl wedges of hard cheese
type 6
animal_product 1
nutrition 250
delay 2
weight 270
value 17
glyph %
icon cheese-wedge
hue summoning
msg
The rind is older than the dungeon.
endmsg
end
