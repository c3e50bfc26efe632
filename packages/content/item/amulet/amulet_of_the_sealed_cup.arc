Object amulet_of_the_sealed_cup
name amulet of the sealed cup
name_pl amulets of the sealed cup
type 39
level 2
resist_poison 60
weight 900
value 350
glyph "
icon gem-necklace
hue poison
msg
A stopper of green glass on a cord. Tasters wore them, and lived, and were let go for it.
endmsg
end
