# What unknown rings look like: dealt anew in each game.
Object looks_of_ring
name ring
looks wooden, granite, opal, clay, coral, black onyx, moonstone, jade-green, bronze, agate, topaz, sapphire, iron, twisted, engraved, wire, horn-rimmed, pearl, tin, braided
glyph =
icon diamond-ring
end
