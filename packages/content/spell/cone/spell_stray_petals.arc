# What a failed cast strews about instead of the spell. Nobody learns it: the rules of failure name it.
Object spell_stray_petals
name stray petals
name_pl stray petals
type 101
subtype 7
level 1
spell_level 1
school matter
monster_only 1
sp 1
casting_time 10
dam 0
duration 1
range 4
all_around 1
other_arch drift_of_petals
glyph *
icon flower-twirl
hue restoration
invisible 1
no_drop 1
msg
Petals of no flower that anybody could name. They fade before they can be picked up.
endmsg
end
Object drift_of_petals
name drift of petals
name_pl drifts of petals
type 102
subtype 7
speed 1
move_on walk
move_type fly_low
no_pick 1
glyph *
icon flower-twirl
hue restoration
end
