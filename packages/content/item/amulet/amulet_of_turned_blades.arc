# What is shot or thrown at its wearer flies back.
Object amulet_of_turned_blades
name amulet of turned blades
name_pl amulets of turned blades
type 39
level 4
reflect_missile 1
weight 900
value 900
glyph "
icon gem-necklace
hue missiles
msg
A disc of steel with a hundred nicks along one side. All of them stop at the same depth.
endmsg
end
