# Magic missiles, one after another.
Object spell_flock_of_darts
name flock of darts
name_pl flocks of darts
type 101
subtype 36
level 4
spell_level 5
school attack
skill evocation
sp 14
maxsp 20
casting_time 10
path_attuned 16
duration 2
duration_modifier 5
range 8
swarm swarm_spell
other_arch spell_magic_missile
value 90
delay 4
glyph -
icon missile-swarm
hue magic
invisible 1
no_drop 1
msg
One dart of force is a habit. A flock of them is an argument. Stand still until it has been made.
endmsg
end
# Fires the shots of a swarm from its caster's square, and is seen by nobody.
Object swarm_spell
name swarm
name_pl swarms
type 102
subtype 36
speed 1
move_type fly_low
no_pick 1
invisible 1
end
