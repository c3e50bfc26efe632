# What those do who live by not being seen.
Object ability_slip_away
name slip away
type 101
subtype 19
level 3
spell_level 3
school escape
monster_only 1
sp 10
casting_time 5
path_attuned 524288
duration 60
duration_modifier 2
glyph *
icon invisible
hue light
invisible 1
no_drop 1
msg
It is there, and then only its footsteps are.
endmsg
end
