# What unknown light rods look like: each game deals its own.
Object looks_of_light_rod
name light rod
looks cane, bamboo, ivory, octagonal, ribbed, twisted, ringed, waxed, wicker, porcelain, quill, silvered, willow, heron-feather, glass
glyph /
icon fairy-wand
end
