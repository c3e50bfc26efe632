# Haste for its caster.
Object ability_second_wind
name second wind
type 101
subtype 104
level 1
spell_level 2
school escape
monster_only 1
sp 5
casting_time 10
path_attuned 32
effect second-wind
glyph +
icon run
hue protection
invisible 1
no_drop 1
msg
It shakes itself once and is quicker.
endmsg
end
