# What unknown hunting horns look like: dealt anew in each game.
Object looks_of_hunting_horn
name hunting horn
looks ox, ram, conch, bull, chamois, cracked, silver-mouthed, dented, painted, tasselled
glyph (
icon hunting-horn
end
