# What unknown spellbooks look like: each game deals its own.
Object looks_of_spellbook
name spellbook
looks linen-bound, water-stained, red leather, mottled, dog-eared, brass-bound, thin, thumbed, gilt-edged, worm-eaten, slate-grey, sealskin, iron-clasped, ivory, singed, snakeskin, blotched, sea-blue, moss-green, velvet, cracked, parchment, ochre, wooden-backed, ribboned, indigo, plain, tattered, calfskin, chalk-white, bark-brown, mouse-grey, lacquered, woven, cork-bound, horn-cornered, sooty, wax-sealed, brocade, folded, narrow, squat, three-cornered, plum-coloured, saffron, olive, copper-edged, bone-clasped, pressed, quilted, striped, dusty, salt-crusted, smoke-stained, buckskin, whitewashed, ash-grey, birch-bark, brick-red, cloth-backed, damp, embossed, feathered, grubby, heavy, inlaid, leaden, limp, moth-eaten, nailed, peeling, pocket-sized, russet, scaly, slashed, tarred, turquoise, umber, dull
glyph =
icon spell-book
end
