# An aura of fire.
Object spell_ember_ring
name ember ring
name_pl ember rings
type 101
subtype 46
level 5
spell_level 3
school attack
sp 14
casting_time 10
path_attuned 2
duration 60
duration_modifier 4
attacktype 4
dam 3
dam_modifier 5
range 1
other_arch ember_ring
value 160
delay 5
glyph *
icon fire-ring
hue fire
invisible 1
no_drop 1
msg
Embers keep a step away from you, all around, and closer to everybody else.
endmsg
end
