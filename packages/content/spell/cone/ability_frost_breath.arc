# What breathes frost breathes this. Not magic, so magic does not help against it.
Object ability_frost_breath
name frost breath
type 101
subtype 7
level 1
spell_level 3
school attack
monster_only 1
form_needs breath
sp 8
maxsp 20
casting_time 10
path_attuned 4
attacktype 16
dam 3
dam_modifier 6
duration 0
range 4
range_modifier 6
other_arch breath_of_frost
glyph <
icon ice-spell-cast
hue frost
invisible 1
no_drop 1
msg
A winter, breathed out.
endmsg
end
