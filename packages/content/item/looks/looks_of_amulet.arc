# What unknown amulets look like: each game deals its own.
Object looks_of_amulet
name amulet
looks round, drop-shaped, five-sided, hollow, notched, lopsided, square, knotted, folded, spiral, split, oblong, winged, thorned, chipped, beaded, star-shaped, hooked, ribbed, crescent
glyph "
icon gem-necklace
end
