# What unknown rods look like: dealt anew in each game.
Object looks_of_rod
name rod
looks iron, pewter, basalt, walnut, horn-tipped, slate, gilded, blackened, ribbed, octagonal, ivory, granite, twisted, ringed, rusty, waxed, bog-oak, agate
glyph /
icon orb-wand
end
