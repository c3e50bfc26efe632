Object spell_thorn_lash
name thorn lash
type 101
subtype 4
skill sorcery
level 1
sp 4
maxsp 8
casting_time 8
attacktype 1
dam 6
dam_modifier 3
duration 4
range 6
range_modifier 5
other_arch thorn_lash
value 20
invisible 1
no_drop 1
msg
A green whip that grows while it flies.
endmsg
end
Object thorn_lash
name thorn lash
type 102
subtype 4
face thorn_lash.111
speed 1
dam 6
attacktype 1
move_type fly_low
no_pick 1
end
