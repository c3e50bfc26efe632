# A blow of air: whoever is in its line is hurled away, unless he resists it.
Object spell_gust
name gust
name_pl gusts
type 101
subtype 103
level 3
spell_level 2
school escape
casting_time 10
path_attuned 4096
beam hurl
other_arch gust_trace
value 200
delay 2
glyph -
icon whirlwind
hue teleportation
invisible 1
no_drop 1
msg
The air leaves in a hurry, and takes whoever stands in its way along. Walls are where it stops.
endmsg
end

Object gust_trace
name gust of air
name_pl gusts of air
type 102
subtype 103
speed 1
move_type fly_low
no_pick 1
glyph -
icon whirlwind
hue teleportation
end
