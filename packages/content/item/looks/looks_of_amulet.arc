# What unknown amulets look like: each game deals its own.
Object looks_of_amulet
name amulet
looks round, drop-shaped, five-sided, hollow, notched, lopsided
glyph "
icon gem-necklace
end
