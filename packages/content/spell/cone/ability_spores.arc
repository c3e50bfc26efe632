# A cloud to all sides that poisons and confuses.
Object ability_spores
name spores
type 101
subtype 7
level 1
spell_level 1
school enchantment
monster_only 1
sp 4
maxsp 20
casting_time 10
path_attuned 131072
attacktype 1056
dam 3
dam_modifier 4
duration 2
range 2
range_modifier 20
all_around 1
other_arch cloud_of_spores
glyph O
icon mushroom-cloud
hue poison
invisible 1
no_drop 1
msg
It has been holding its breath since before you came.
endmsg
end
