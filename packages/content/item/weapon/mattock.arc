Object mattock
name mattock
name_pl mattocks
type 15
effect dig-tool
digging 5
weapon_kind digger
weapon_skill pick-axe
damage_dice 1d8
two_handed 1
tenths_of_pound 250
weight 11250
value 700
glyph )
icon mining
hue information
msg
One side cuts roots and the other moves stone. It asks for both hands and a free afternoon.
endmsg
end
