# Fire on the first creature in a direction. No god has to be asked.
Object spell_sudden_coals
name sudden coals
name_pl sudden coals
type 101
subtype 10
level 5
spell_level 3
school attack
sp 13
casting_time 10
path_attuned 2
attacktype 6
dam 6
dam_modifier 3
duration 2
duration_modifier 12
range 5
range_modifier 8
other_arch lap_of_coals
value 160
delay 6
glyph <
icon burning-skull
hue fire
invisible 1
no_drop 1
msg
You think of somebody’s collar, and of what would be worst to find in it.
endmsg
end
