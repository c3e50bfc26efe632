Object spell_spark_lance
name spark lance
type 101
subtype 4
skill evocation
level 1
sp 4
maxsp 8
casting_time 10
path_attuned 8
attacktype 10
dam 5
dam_modifier 3
duration 5
range 6
range_modifier 5
other_arch spark_lance
value 20
invisible 1
no_drop 1
msg
A thin white line, and the smell of a struck match.
endmsg
end
Object spark_lance
name spark lance
type 102
subtype 4
face spark_lance.111
speed 1
dam 5
attacktype 10
move_type fly_low
no_pick 1
end
