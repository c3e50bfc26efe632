Object amulet_of_the_good_neighbour
name amulet of the good neighbour
name_pl amulets of the good neighbour
type 39
level 2
bonus 3
bonus_to charisma
weight 900
value 300
glyph "
icon gem-necklace
hue mind
msg
A door key to nowhere. People feel that they have lent you something, and are glad.
endmsg
end
