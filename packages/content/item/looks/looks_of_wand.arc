# What unknown wands look like: each game deals its own.
Object looks_of_wand
name wand
looks oak, hazel, rowan, copper, bone, glass, ebony, crooked, silver, willow, iron, jade, reed, antler, tin, forked, knotted, brass, marble, driftwood, whalebone, thorn, crystal, ash, bent, pine, lead, shell, spiked, banded, smoked, resin, stone, fluted, scorched, plum-wood, dappled, twinned
glyph /
icon fairy-wand
end
