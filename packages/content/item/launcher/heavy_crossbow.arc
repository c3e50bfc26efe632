Object heavy_crossbow
name heavy crossbow
name_pl heavy crossbows
type 14
material 16
weapon_skill crossbow
launcher_kind heavy-crossbow
wear launcher
tenths_of_pound 200
weight 9000
value 300
glyph }
icon crossbow
hue missiles
msg
It takes a crank, a stirrup and a moment of prayer. The bolt takes rather less time.
endmsg
end
