# What unknown amulets look like: dealt anew in each game.
Object looks_of_amulet
name amulet
looks round, drop-shaped, five-sided, hollow, notched, lopsided
glyph "
icon gem-necklace
end
