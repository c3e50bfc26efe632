# Attuned to electricity, repelled by information.
Object amulet_of_thunderheads
name amulet of thunderheads
name_pl amulets of thunderheads
type 39
level 3
path_attuned 8
path_repelled 8192
weight 900
value 220
glyph "
icon gem-necklace
hue electricity
msg
It hums before a storm. Down here it hums always, which makes it hard to think.
endmsg
end
