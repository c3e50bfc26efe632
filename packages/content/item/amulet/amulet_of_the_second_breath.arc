# Saves the life of its wearer, once.
Object amulet_of_the_second_breath
name amulet of the second breath
name_pl amulets of the second breath
type 39
level 8
saves_life 1
weight 900
value 1500
glyph "
icon gem-necklace
hue restoration
msg
A breath is kept in the bead. It isn’t yours yet.
endmsg
end
