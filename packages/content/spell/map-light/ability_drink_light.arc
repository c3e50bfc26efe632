# Darkens the level by a degree.
Object ability_drink_light
name drink the light
type 101
subtype 43
level 1
spell_level 1
school divination
monster_only 1
sp 4
casting_time 10
path_attuned 524288
dam 1
glyph *
icon night-sky
hue death
invisible 1
no_drop 1
msg
It opens its wings, and the corners come closer.
endmsg
end
