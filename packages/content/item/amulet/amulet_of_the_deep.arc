# What every hero comes down for. It drains energy from a caster who carries it.
Object amulet_of_the_deep
name Amulet of the Deep
name_pl Amulets of the Deep
type 39
quest 1
weight 900
value 30000
identified 1
plain_looks 1
glyph "
icon gem-necklace
hue magic
msg
Cold, and heavier each time you look away. Something far below would like it back.
endmsg
end
