# A short and violent fever, which takes a share of what there is.
Object spell_red_sweat
name red sweat
name_pl red sweats
type 101
subtype 45
school clerical
path_attuned 131072
casting_time 10
attacktype 33554432
level 15
spell_level 5
grace 34
maxgrace 20
range 4
range_modifier 10
dam_modifier 5
duration_modifier 8
other_arch red_sweat
value 260
delay 5
glyph +
icon droplets
hue poison
invisible 1
no_drop 1
msg
It is not personal. It takes from each according to his means.
endmsg
end
