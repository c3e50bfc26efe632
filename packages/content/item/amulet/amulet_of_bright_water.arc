# Bolts and bullets fly back.
Object amulet_of_bright_water
name amulet of bright water
name_pl amulets of bright water
type 39
level 5
reflect_spell 1
weight 900
value 1200
glyph "
icon gem-necklace
hue light
msg
You never see yourself in it, only whoever means you harm. They seldom look pleased.
endmsg
end
