Object amulet_of_the_furnace_door
name amulet of the furnace door
name_pl amulets of the furnace door
type 39
level 3
resist_fire 50
weight 900
value 400
glyph "
icon gem-necklace
hue fire
msg
An iron latch, quite cool. Whatever is behind it has stopped knocking.
endmsg
end
