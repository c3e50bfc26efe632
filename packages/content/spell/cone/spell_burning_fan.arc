# Fire at arm's length, wider than long.
Object spell_burning_fan
name burning fan
name_pl burning fans
type 101
subtype 7
level 1
spell_level 1
school attack
skill pyromancy
sp 4
maxsp 12
casting_time 10
path_attuned 2
attacktype 6
dam 2
dam_modifier 6
duration 0
range 2
range_modifier 8
other_arch fan_of_fire
value 30
delay 2
glyph <
icon fire-wave
hue fire
invisible 1
no_drop 1
msg
Spread the fingers and the fire follows them. Short, wide, and very close to your own sleeves.
endmsg
end
