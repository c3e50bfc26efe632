# What unknown heavy rods look like: each game deals its own.
Object looks_of_heavy_rod
name heavy rod
looks iron, pewter, basalt, walnut, slate, gilded, blackened, granite, rusty, bog-oak, leaden, agate, charcoal, flint, hornbeam
glyph /
icon orb-wand
end
