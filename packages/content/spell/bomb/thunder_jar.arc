Object thunder_jar
name thunder jar
name_pl thunder jars
type 102
subtype 8
speed 0.2
pictures 5
weight 3000
glow_radius 1
other_arch jar_burst
splinter splint
glyph *
icon fire-bomb
hue fire
end
# What the jar does to its own square and the ones around.
Object jar_burst
name burst of a jar
name_pl bursts of jars
type 102
subtype 6
speed 0.2
move_type fly_low
no_pick 1
attacktype 1
glow_radius 2
glyph ^
icon flame
hue fire
end
# A piece of a bomb. Bombs that name no splinter throw this one.
Object splint
name shard
name_pl shards
type 102
subtype 5
speed 0.5
move_on walk
move_type fly_low
no_pick 1
attacktype 1
dam 3
glyph '
icon arcing-bolt
hue protection
end
