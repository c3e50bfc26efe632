# What a potion of deep healing casts on its drinker.
Object spell_deep_draught
name deep healing
type 101
subtype 21
level 1
path_attuned 256
dam 0
hp 12
value 100
glyph !
icon health-potion
hue restoration
invisible 1
no_drop 1
end
