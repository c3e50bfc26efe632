# Tightens as soon as it is on. Cursed, it stays on.
Object amulet_of_the_noose
name amulet of the noose
name_pl amulets of the noose
type 39
usually_cursed 1
level 1
strangles 1
weight 900
value 150
glyph "
icon gem-necklace
hue death
msg
A fine cord, too short by a hand's breadth, and getting shorter.
endmsg
end
