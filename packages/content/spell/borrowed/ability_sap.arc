# Takes the hero’s energy.
Object ability_sap
name sapping
type 101
subtype 104
level 1
spell_level 2
school matter
monster_only 1
sp 5
casting_time 10
path_attuned 131072
effect sap
glyph +
icon drop-weapon
hue magic
invisible 1
no_drop 1
msg
It hums a little, and what you had been saving is less.
endmsg
end
