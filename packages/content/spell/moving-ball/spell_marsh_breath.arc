# A slow cloud of poison that leaves haze behind.
Object spell_marsh_breath
name marsh breath
name_pl marsh breaths
type 101
subtype 35
level 2
spell_level 2
school attack
skill sorcery
sp 7
maxsp 20
casting_time 10
path_attuned 131072
attacktype 1025
dam 2
dam_modifier 5
duration 4
duration_modifier 4
other_arch marsh_breath
value 45
delay 3
glyph *
icon star-swirl
hue poison
invisible 1
no_drop 1
msg
What lies over the marsh on a warm evening gets up and walks. It is in no hurry.
endmsg
end
Object marsh_breath
name marsh breath
name_pl marsh breaths
type 102
subtype 35
speed 0.2
is_used_up 1
move_on walk
move_type fly_low
no_pick 1
other_arch marsh_haze
glyph *
icon star-swirl
hue poison
end
# Shows where the cloud has been.
Object marsh_haze
name haze
name_pl hazes
type 102
food 6
speed 1
is_used_up 1
move_type fly_low
no_pick 1
glyph ~
icon star-swirl
hue poison
end
