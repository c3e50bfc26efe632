# What unknown wands look like: dealt anew in each game.
Object looks_of_wand
name wand
looks oak, hazel, rowan, copper, bone, glass, ebony, crooked, silver, willow, iron, jade, reed, antler, tin, forked, knotted, brass, marble, driftwood, whalebone, thorn, crystal, ash, bent, pine, lead, coral, spiked, striped, sooty, amber, stone, fluted, scorched, plum-wood, mottled, twinned
glyph /
icon fairy-wand
end
