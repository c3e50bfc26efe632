# Attuned to death, repelled by restoration.
Object amulet_of_the_sexton
name amulet of the sexton
name_pl amulets of the sexton
type 39
level 4
path_attuned 262144
path_repelled 256
weight 900
value 260
glyph "
icon gem-necklace
hue death
msg
A coffin nail, bent and drawn again. It is easier to end things with it on, and harder to mend them.
endmsg
end
