# Dexterity for a while.
Object spell_cat_foot
name cat foot
name_pl cat feet
type 101
subtype 24
level 2
spell_level 1
school enchantment
sp 6
casting_time 10
path_attuned 32
duration 300
duration_modifier 4
dex 1
other_arch passing_glimmer
value 60
delay 4
glyph *
icon cat
hue teleportation
invisible 1
no_drop 1
msg
You put each foot where you meant to.
endmsg
end
