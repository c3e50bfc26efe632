# What a potion of wholeness casts on its drinker.
Object spell_full_draught
name wholeness
type 101
subtype 21
level 1
path_attuned 256
dam 0
hp 30
value 250
glyph !
icon health-potion
hue restoration
invisible 1
no_drop 1
end
