# What unknown dusts look like: each game deals its own.
Object looks_of_dust
name dust
looks grey, rust-red, glittering, chalky, sulphurous, sky-blue, sooty, saffron, green, pinkish
glyph !
icon powder
end
