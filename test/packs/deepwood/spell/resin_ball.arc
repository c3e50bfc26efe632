Object spell_resin_ball
name resin ball
type 101
subtype 5
skill pyromancy
level 2
sp 6
maxsp 6
casting_time 10
path_attuned 2
attacktype 6
dam 4
dam_modifier 4
food 6
duration 3
range 8
other_arch resin_ball
value 25
invisible 1
no_drop 1
end
Object resin_ball
name resin ball
type 102
subtype 5
face resin_ball.111
speed 1
attacktype 6
other_arch resin_blaze
move_type fly_low
no_pick 1
end
Object resin_blaze
name resin blaze
type 102
subtype 6
face resin_blaze.111
speed 1
attacktype 6
move_type fly_low
no_pick 1
end
