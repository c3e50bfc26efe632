# Wounds at a distance, by the level of the caster.
Object ability_open_wounds
name open wounds
type 101
subtype 104
level 1
spell_level 3
school clerical
monster_only 1
sp 5
casting_time 10
path_attuned 131072
effect open-wounds
glyph +
icon bleeding-wound
hue wounding
invisible 1
no_drop 1
msg
Old cuts remember that they were cuts.
endmsg
end
