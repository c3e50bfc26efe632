# What unknown spell rings look like: each game deals its own.
Object looks_of_spell_ring
name spell ring
looks bone, wire, hair, knotted, enamelled, braided, hammered, keyless, twinned, faceted
glyph =
icon fire-ring
end
