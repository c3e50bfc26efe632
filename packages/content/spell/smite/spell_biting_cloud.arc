# A cloud of insects on the first creature in a direction. It needs a god to send it.
Object spell_biting_cloud
name biting cloud
name_pl biting clouds
type 101
subtype 10
level 7
spell_level 4
school clerical
skill praying
grace 10
maxgrace 10
casting_time 10
path_attuned 64
attacktype 3
dam 5
dam_modifier 4
duration 2
duration_modifier 10
range 7
range_modifier 8
other_arch cloud_of_gnats
value 220
delay 7
glyph <
icon fly
hue poison
invisible 1
no_drop 1
msg
Your god keeps small things for small errands. There are a great many of them.
endmsg
end
