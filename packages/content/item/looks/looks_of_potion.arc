# What unknown potions look like: each game deals its own.
Object looks_of_potion
name potion
looks murky, ruby, amber, milky, smoky, cloudy, golden, violet, inky, pale green, rust-red, swirling, bubbling, clear as glass, sky-blue, coppery, oily, pearly, brick-red, dun, sea-green, charcoal, lemon-yellow, rose-pink, speckled, layered, glowing, frothy
glyph !
icon standing-potion
end
