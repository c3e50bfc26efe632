# What unknown hunting horns look like: each game deals its own.
Object looks_of_hunting_horn
name hunting horn
looks ox, ram, conch, bull, chamois, cracked, silver-mouthed, dented, painted, tasselled
glyph (
icon hunting-horn
end
