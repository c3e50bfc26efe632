# Attuned to restoration, repelled by wounding.
Object amulet_of_the_infirmary
name amulet of the infirmary
name_pl amulets of the infirmary
type 39
level 3
path_attuned 256
path_repelled 131072
weight 900
value 260
glyph "
icon gem-necklace
hue restoration
msg
It smells of soap and vinegar. Sharp things are uncomfortable in its company.
endmsg
end
