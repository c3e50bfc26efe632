# Cursed nine times in ten: a sharp tongue.
Object amulet_of_hasty_words
name amulet of hasty words
name_pl amulets of hasty words
type 39
usually_cursed 1
level 2
bonus -3
bonus_to charisma wisdom
weight 900
value 80
glyph "
icon gem-necklace
hue wounding
msg
A small brass tongue. It speaks for you, and has never been sorry.
endmsg
end
