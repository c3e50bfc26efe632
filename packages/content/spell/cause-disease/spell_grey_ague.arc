# A fever that slows and weakens.
Object spell_grey_ague
name grey ague
name_pl grey agues
type 101
subtype 45
school clerical
path_attuned 131072
casting_time 10
attacktype 33554432
level 8
spell_level 3
grace 16
maxgrace 20
range 5
range_modifier 8
dam_modifier 3
duration_modifier 4
other_arch grey_ague
value 120
delay 4
glyph +
icon cold-heart
hue poison
invisible 1
no_drop 1
msg
The afternoon goes out of your victim like water out of a cracked bowl.
endmsg
end
