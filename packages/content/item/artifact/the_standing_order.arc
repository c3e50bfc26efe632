Object the_standing_order
name heavy crossbow Standing Order
artifact 1
artifact_of heavy_crossbow
depth 11
type 14
wear launcher
weapon_skill crossbow
launcher_kind heavy-crossbow
tenths_of_pound 200
weight 9000
value 15000
glyph }
icon crossbow
hue missiles
to_hit 14
to_dam 18
bonus 2
bonus_to might
msg
Engraved on the stock are the words of the order, and it is the only order there is: again.
endmsg
end
