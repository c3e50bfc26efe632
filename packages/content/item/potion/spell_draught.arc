# What a potion of healing casts on its drinker.
Object spell_draught
name healing
type 101
subtype 21
level 1
path_attuned 256
dam 0
hp 6
value 60
glyph !
icon health-potion
hue restoration
invisible 1
no_drop 1
end
