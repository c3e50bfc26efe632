Object spell_leaf_fan
name leaf fan
type 101
subtype 7
skill evocation
level 2
sp 5
maxsp 10
casting_time 8
path_attuned 131072
attacktype 1
dam 4
dam_modifier 5
duration 2
range 4
range_modifier 6
other_arch leaf_fan
value 20
invisible 1
no_drop 1
end
Object leaf_fan
name leaf fan
type 102
subtype 7
face leaf_fan.111
speed 1
attacktype 1
move_type fly_low
no_pick 1
end
