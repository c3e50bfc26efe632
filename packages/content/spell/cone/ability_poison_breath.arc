# What breathes poison breathes this: it does no harm at once, and a point a turn for a while.
Object ability_poison_breath
name poison breath
type 101
subtype 7
level 1
spell_level 3
school enchantment
monster_only 1
form_needs breath
sp 8
maxsp 20
casting_time 10
path_attuned 131072
attacktype 1024
dam 4
dam_modifier 4
duration 1
range 3
range_modifier 8
other_arch breath_of_poison
glyph <
icon poison-gas
hue poison
invisible 1
no_drop 1
msg
Green, heavy, and in no hurry to leave.
endmsg
end
