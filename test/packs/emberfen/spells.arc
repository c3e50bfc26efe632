Object spell_ember_lance
name ember lance
type 101
subtype 4
skill pyromancy
level 1
sp 3
maxsp 8
casting_time 8
path_attuned 2
attacktype 4
dam 6
dam_modifier 3
duration 4
range 7
range_modifier 5
other_arch ember_lance
value 20
invisible 1
no_drop 1
msg
A line of sparks that smells of burnt peat.
endmsg
end
Object ember_lance
name ember lance
type 102
subtype 4
face ember_lance.111
speed 1
dam 6
attacktype 4
move_type fly_low
no_pick 1
end
Object spell_smoke_fan
name smoke fan
type 101
subtype 7
skill pyromancy
level 1
sp 4
maxsp 8
casting_time 8
path_attuned 2
attacktype 4
dam 4
dam_modifier 4
duration 2
range 4
range_modifier 6
other_arch smoke_fan
value 20
invisible 1
no_drop 1
end
Object smoke_fan
name smoke fan
type 102
subtype 7
face smoke_fan.111
speed 1
attacktype 4
move_type fly_low
no_pick 1
end
