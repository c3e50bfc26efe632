# Fire to all sides: for those who are surrounded.
Object spell_ring_of_fire
name ring of fire
name_pl rings of fire
type 101
subtype 7
level 5
spell_level 3
school attack
emergency 1
skill pyromancy
sp 8
maxsp 15
casting_time 10
path_attuned 2
attacktype 6
dam 4
dam_modifier 4
duration 0
range 2
range_modifier 12
all_around 1
other_arch fan_of_fire
value 110
delay 4
glyph O
icon fire-ring
hue fire
invisible 1
no_drop 1
msg
It starts on every square around you and moves outwards. The square that it spares is the one you stand on.
endmsg
end
