# NetHack's magic missile: a ray that bounces. Its price grows with its dice.
Object spell_missile_ray
name ray of missiles
name_pl rays of missiles
type 101
subtype 101
level 2
spell_level 2
school attack
sp 10
maxsp 20
casting_time 10
path_attuned 16
ray missiles
rules_name magic-missile
attacktype 2
other_arch missile_ray_trace
value 200
delay 2
glyph -
icon missile-swarm
hue missiles
invisible 1
no_drop 1
msg
Not one dart but as many as you know how to hold, on one line, and the line comes back off the wall. Stand aside.
endmsg
end
