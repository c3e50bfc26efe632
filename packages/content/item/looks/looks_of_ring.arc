# What unknown rings look like: each game deals its own.
Object looks_of_ring
name ring
looks wooden, granite, opal, clay, coral, black onyx, moonstone, jade-green, bronze, agate, topaz, sapphire, rusty, twisted, engraved, wire, horn-rimmed, pearl, pewter, braided, silver, tin, bone, jet, garnet, lapis, plaited, hammered, ridged, enamelled, chalk, tortoiseshell, flattened, cracked, knobbly, riveted, two-coloured
glyph =
icon diamond-ring
end
